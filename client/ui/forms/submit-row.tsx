import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { FormActions } from './form-layout.tsx'

type SubmitRowProps = { text: string; variant?: 'solid' | 'danger'; children?: ReactNode }

/** The foot of a form: the submit button, and other actions as `children`. */
export const SubmitRow = ({ text, variant = 'solid', children }: SubmitRowProps) => (
  <FormActions>
    <Button variant={variant} big type="submit">
      {text}
    </Button>
    {children}
  </FormActions>
)
