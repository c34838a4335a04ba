import type { Namespace } from '../../i18n/i18n.ts'

/** The areas of texts that have the words of a buy form, as `buy.…`. */
export type BuyNamespaces = Extract<Namespace, 'events' | 'products'>
