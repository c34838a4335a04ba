import { UndoAlert } from '../../features/forms/undo-alert.tsx'
import { useT } from '../../i18n/i18n.ts'
import type { RemovedItem } from './wishlist-action.ts'

type RemovedItemAlertProps = { item: RemovedItem; onRestore: () => void }

export function RemovedItemAlert({ item: { sku, itemKind, quantity, name }, onRestore }: RemovedItemAlertProps) {
  const t = useT('wishlists')
  return (
    <UndoAlert
      text={t('list.removed', { name })}
      label={t('list.restore')}
      fullLabel={t('list.restoreNamed', { name })}
      fields={{ sku, itemKind, quantity }}
      onRestore={onRestore}
    />
  )
}
