import { useFetcher } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../app/i18n.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { Undo } from '../../ui/undo.tsx'
import type { BasketActionData, RemovedLine } from './basket-action.ts'

type RemovedLinesProps = { basket: Basket; answers: BasketActionData[] }

/** What was just removed, each with the way back; gone once it is back. */
export function RemovedLines({ basket, answers }: RemovedLinesProps) {
  const present = new Set(basket.lines.map(({ sku }) => sku))
  const removed = answers.flatMap((answer) => (answer.removed && !present.has(answer.removed.sku) ? [answer.removed] : []))
  return removed.map((line) => <RemovedNotice key={line.sku} line={line} />)
}

function RemovedNotice({ line }: { line: RemovedLine }) {
  const t = useT('basket')
  const fetcher = useFetcher({ key: `restore-${line.sku}` })
  return (
    <Undo text={t('removed', { name: line.name, count: line.quantity })}>
      <fetcher.Form method="post" action="/basket">
        <input type="hidden" name="sku" value={line.sku} />
        <input type="hidden" name="quantity" value={line.quantity} />
        <input type="hidden" name="extraData" value={JSON.stringify(line.extraData)} />
        <TextButton type="submit" name="intent" value="restore">
          {t('putBack')}
        </TextButton>
      </fetcher.Form>
    </Undo>
  )
}
