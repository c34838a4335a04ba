import type { Namespace } from '../../i18n/i18n.ts'

/** The namespaces that hold the texts of a buy form, as `buy.…`. */
export type BuyNamespaces = Extract<Namespace, 'events' | 'products'>
