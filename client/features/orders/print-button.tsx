import { Button } from '../../ui/actions/button.tsx'
import { WithScript } from '../../ui/layout/with-script.tsx'

/** Without a script a browser's own menu prints. */
export const PrintButton = ({ children }: { children: string }) => (
  <WithScript>
    <Button onClick={() => window.print()}>{children}</Button>
  </WithScript>
)
