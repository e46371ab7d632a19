import type { Connection } from '@marquee/service-kit/store/database';

import { nameWrite } from './name-write.ts';
import type { Update } from './name-write.ts';
import type { Tripwire } from './tripwire.ts';

/** Before and after every write of every collection. */
export function plantDatabase(connection: Connection, { pass }: Tripwire): void {
  connection.plugin((schema) => {
    schema.pre('insertMany', function () {
      pass(`insert ${this.collection.name}: before`);
    });
    schema.post('insertMany', function () {
      pass(`insert ${this.collection.name}: after`);
    });
    schema.pre('save', function () {
      pass(`insert ${this.collection.name}: before`);
    });
    schema.post('save', function () {
      pass(`insert ${this.collection.name}: after`);
    });
    schema.pre('deleteOne', function () {
      pass(`remove ${this.model.collection.name}: before`);
    });
    schema.post('deleteOne', function () {
      pass(`remove ${this.model.collection.name}: after`);
    });
    schema.pre('updateOne', function () {
      pass(`${nameWrite(this.model.collection.name, this.getUpdate() as Update)}: before`);
    });
    schema.post('updateOne', function () {
      pass(`${nameWrite(this.model.collection.name, this.getUpdate() as Update)}: after`);
    });
  });
}
