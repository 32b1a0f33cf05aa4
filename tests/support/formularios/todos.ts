/** Every form that a dialog of the product holds and that has a text in it. Lists, numbers and pages have tests of their own. */
import { DAS_IDEIAS } from './ideias';
import { DAS_IMERSOES } from './imersoes';
import { DAS_PESSOAS } from './pessoas';
import { DOS_CADASTROS } from './cadastros';
import { DOS_DESAFIOS } from './desafios';
import type { UmFormulario } from './linha';

export const FORMULARIOS: readonly UmFormulario[] = [
  ...DAS_IDEIAS,
  ...DOS_CADASTROS,
  ...DOS_DESAFIOS,
  ...DAS_PESSOAS,
  ...DAS_IMERSOES,
];
