import { z } from 'zod'

// Capability: whether the link of a password reset email works, without using it.

/**
 * `POST /users/open-password-reset` takes the email and token of the link `/set-password?email=&token=` and changes
 * nothing. An unknown, used, superseded or expired token is a 422 violation at `token`.
 */
export const PasswordResetLinkDetails = z.object({ email: z.string() })
