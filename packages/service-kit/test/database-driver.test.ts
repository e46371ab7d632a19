import { MongoServerError } from 'mongodb';
import mongoose from 'mongoose';

describe('the database driver', () => {
  test('when errors are distinguished by their class, then the mapper throws the very same classes', () => {
    expect(mongoose.mongo.MongoServerError).toBe(MongoServerError);
  });
});
