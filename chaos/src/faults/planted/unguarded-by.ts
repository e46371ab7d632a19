import type { Planting } from '../planting.ts';

/** Updates no longer ask whether this field is still what it was. */
export function unguardedBy(field: string): Planting {
  return {
    database(connection) {
      connection.plugin((schema) => {
        schema.pre('updateOne', function () {
          const { [field]: guard, ...anyVersion } = this.getFilter();
          if (guard !== undefined) {
            this.setQuery(anyVersion);
          }
        });
      });
    },
  };
}
