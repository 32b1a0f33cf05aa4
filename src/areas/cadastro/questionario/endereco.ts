/** The questionnaire in the address of the invited: the ids of its company and its own. */
import { para } from '@/domain/telas/enderecos';

interface Questionario {
  id: string;
  idEmpresa: string;
}

export const idNoEndereco = ({ id, idEmpresa }: Questionario) => `${idEmpresa}.${id}`;

export const enderecoDosConvidados = (questionario?: Questionario) =>
  `${para('/convidarColaboradores')}${questionario ? `?questionario=${idNoEndereco(questionario)}` : ''}`;
