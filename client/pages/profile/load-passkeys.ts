import { loadQuery } from '../../routing/route-data.ts'

/** Loads the passkeys for `ConfirmationField`. If the request fails, the field asks for the password only. */
export const loadPasskeys = (context: unknown) => loadQuery(context, 'getPasskeys', {}).catch(() => undefined)
