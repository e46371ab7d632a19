import type { Planting } from '../planting.ts';

/** A projection takes whatever comes, also what is older than what it has. */
export const noVersionGuard: Planting = {
  database(connection) {
    connection.plugin((schema) => {
      schema.pre('updateOne', function () {
        const { sourceVersion, ...anyVersion } = this.getFilter();
        if (sourceVersion !== undefined) {
          this.setQuery(anyVersion);
        }
      });
    });
  },
};
