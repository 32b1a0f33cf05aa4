import type { UseFormReturnType } from '@mantine/form';

/**
 * A form as a shared group of fields knows it: `<CamposDoPerfil form={parteDoForm(form)} />`. Mantine's type takes a
 * form with more fields for another form. The fields in common are the same.
 */
export const parteDoForm = <P extends object>(form: { values: P }) => form as UseFormReturnType<P>;
