import { Button } from '../../ui/actions/button.tsx'
import { JsOnly } from '../../ui/layout/js-only.tsx'

/** Without JavaScript shoppers print from the browser's menu. */
export const PrintButton = ({ children }: { children: string }) => (
  <JsOnly>
    <Button onClick={() => window.print()}>{children}</Button>
  </JsOnly>
)
