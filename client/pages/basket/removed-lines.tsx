import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { UndoAlert } from '../../ui/feedback/undo-alert.tsx'
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
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRestore()
  }
  return (
    <UndoAlert text={t('removed', { name: line.name, count: line.quantity })}>
      <Form method="post" onSubmit={handleSubmit}>
        <input type="hidden" name="sku" value={line.sku} />
        <input type="hidden" name="quantity" value={line.quantity} />
        <input type="hidden" name="extraData" value={JSON.stringify(line.extraData)} />
        <TextButton type="submit" name="intent" value="restore" aria-label={t('restoreNamed', { name: line.name })}>
          {t('restore')}
        </TextButton>
      </Form>
    </UndoAlert>
  )
}
