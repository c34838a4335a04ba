import { Button } from '../../ui/actions/button.tsx'
import { JsOnly } from '../../ui/layout/js-only.tsx'

/** Without a script a browser's own menu prints. */
export const PrintButton = ({ children }: { children: string }) => (
  <JsOnly>
    <Button onClick={() => window.print()}>{children}</Button>
  </JsOnly>
)
