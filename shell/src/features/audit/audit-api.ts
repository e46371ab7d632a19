import { listAudit } from '@marquee/contracts/admin-operations';
import { api, pageEndpointFor } from '@marquee/web-kit';

export const { useShellListAuditQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    shellListAudit: build.query({ ...pageEndpointFor(listAudit), providesTags: ['AuditEntry'] }),
  }),
});
