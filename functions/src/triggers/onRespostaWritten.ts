import { caminhos } from '@/domain/comum/caminhos';
import { acompanhar } from '@functions/derivacoes/acompanhar';
import { mandarRelatorio } from '@functions/nucleo/relatorioDaFolha';

export const onRespostaWritten = acompanhar('respostas/{resposta}', ({ db, contexto, id, antes, depois }) =>
  antes?.['finalizadoEm'] || !depois?.['finalizadoEm']
    ? Promise.resolve()
    : mandarRelatorio(db, caminhos.registro(contexto, 'respostas', id('resposta'))),
);
