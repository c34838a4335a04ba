import { loadQuery } from '../../routing/route-data.ts'

/** For `ConfirmationField`. A page can do without: it then asks for the password. */
export const loadPasskeys = (context: unknown) => loadQuery(context, 'getPasskeys', {}).catch(() => undefined)
