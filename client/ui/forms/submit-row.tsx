import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { FormActions } from './form-layout.tsx'

/** The foot of a form: the submit button, and other actions as `children`. */
export const SubmitRow = ({ text, children }: { text: string; children?: ReactNode }) => (
  <FormActions>
    <Button variant="solid" big type="submit">
      {text}
    </Button>
    {children}
  </FormActions>
)
