import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

import { refusal } from '../refusal.ts';

/** Creates the client without connecting. Replaces the driver's own error, which would be a stack trace and may contain a password. */
export function openClient(url: string, options: mongo.MongoClientOptions): mongo.MongoClient {
  try {
    return new mongoose.mongo.MongoClient(url, options);
  } catch {
    throw refusal('MONGODB_URL is invalid: it must be an address like mongodb://127.0.0.1:27017/.');
  }
}
