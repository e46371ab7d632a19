import { MongoServerError } from 'mongodb';
import mongoose from 'mongoose';

describe('the database driver', () => {
  test('when mongoose throws a driver error, then its class is the one that our code imports', () => {
    expect(mongoose.mongo.MongoServerError).toBe(MongoServerError);
  });
});
