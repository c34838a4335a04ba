import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { FormActions } from './form-actions.tsx'

/** The foot of a form: what sends it, and beside it the ways out. */
export const SubmitRow = ({ text, children }: { text: string; children?: ReactNode }) => (
  <FormActions>
    <Button variant="solid" big type="submit">
      {text}
    </Button>
    {children}
  </FormActions>
)
