import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { UndoAlert } from '../../features/forms/undo-alert.tsx'
import { useT } from '../../i18n/i18n.ts'
import type { RemovedLine } from './basket-action.ts'

type RemovedLinesProps = { basket: Basket; removed: RemovedLine[]; onRestore: (line: RemovedLine) => void }

/** Offers undo for each removed item until it is restored. */
export function RemovedLines({ basket, removed, onRestore }: RemovedLinesProps) {
  const presentKeys = new Set(basket.lines.map(({ key }) => key))
  return removed
    .filter(({ key }) => !presentKeys.has(key))
    .map((line) => <RemovedLineAlert key={line.key} line={line} onRestore={() => onRestore(line)} />)
}

function RemovedLineAlert({ line, onRestore }: { line: RemovedLine; onRestore: () => void }) {
  const t = useT('basket')
  const { name, sku, quantity, extraData } = line
  return (
    <UndoAlert
      text={t('removed', { name, count: quantity })}
      label={t('restore')}
      fullLabel={t('restoreNamed', { name })}
      fields={{ sku, quantity, extraData: JSON.stringify(extraData) }}
      onRestore={onRestore}
    />
  )
}
