import type { Planting } from '../planting.ts';

/** An aggregate is saved over whatever another has made of it in the meantime. */
export const unguardedSave: Planting = {
  database(connection) {
    connection.plugin((schema) => {
      schema.pre('updateOne', function () {
        const { version, ...anyVersion } = this.getFilter();
        if (version !== undefined) {
          this.setQuery(anyVersion);
        }
      });
    });
  },
};
