import { exemploDe } from '@tests/support/exemplos';
import { tiposDeRespostas } from './tipo-de-resposta';

export const umTipoDeResposta = exemploDe(tiposDeRespostas, {
  nome: 'Sim, em parte ou não',
  tipoDeResposta: 4 as const,
  orientacao: 1 as const,
  campos: [
    { campo: 'Sim', valor: 10 },
    { campo: 'Em parte', valor: 5 },
    { campo: 'Não', valor: 0 },
    { campo: 'Não se aplica', valor: -1 },
  ],
});
