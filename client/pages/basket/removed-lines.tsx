import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { Undo } from '../../ui/feedback/undo.tsx'
import type { RemovedLine } from './basket-action.ts'

type RemovedLinesProps = { basket: Basket; removed: RemovedLine[]; onPutBack: (line: RemovedLine) => void }

/** What was just removed, each with the way back; gone once it is back. */
export function RemovedLines({ basket, removed, onPutBack }: RemovedLinesProps) {
  const present = new Set(basket.lines.map(({ key }) => key))
  return removed
    .filter(({ key }) => !present.has(key))
    .map((line) => <RemovedNotice key={line.key} line={line} onPutBack={() => onPutBack(line)} />)
}

function RemovedNotice({ line, onPutBack }: { line: RemovedLine; onPutBack: () => void }) {
  const t = useT('basket')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPutBack()
  }
  return (
    <Undo text={t('removed', { name: line.name, count: line.quantity })}>
      <Form method="post" onSubmit={submit}>
        <input type="hidden" name="sku" value={line.sku} />
        <input type="hidden" name="quantity" value={line.quantity} />
        <input type="hidden" name="extraData" value={JSON.stringify(line.extraData)} />
        <TextButton type="submit" name="intent" value="restore" aria-label={t('putBackNamed', { name: line.name })}>
          {t('putBack')}
        </TextButton>
      </Form>
    </Undo>
  )
}
