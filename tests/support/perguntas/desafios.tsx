/** Questions about challenges. */
import { DesafioCabecalho } from '@/areas/desafios/detalhe/DesafioCabecalho';
import { caminhos } from '@/domain/comum/caminhos';
import { DESAFIO, umRascunhoDeDesafio, umRegulamentoDeDesafios } from '@tests/support/desafio';
import { REGULAMENTO } from '@tests/support/documentos';
import { EMPRESA, tea } from '@tests/support/personas';
import { apertar, type UmaPergunta } from './linha';

const rascunho = { id: 'd', ...umRascunhoDeDesafio(tea) };

export const DOS_DESAFIOS: readonly UmaPergunta[] = [
  {
    quem: tea,
    antes: {
      [caminhos.registro(EMPRESA, DESAFIO.colecao, 'd')]: rascunho,
      [caminhos.registro(EMPRESA, DESAFIO.regulamentos, REGULAMENTO)]: umRegulamentoDeDesafios(),
    },
    arquivo: 'usePublicarDesafio',
    nome: 'publicar um desafio',
    desenho: () => <DesafioCabecalho desafio={rascunho} />,
    perguntar: () => apertar('Publicar desafio'),
    titulo: 'Publicar este desafio?',
    nao: 'Cancelar',
    sim: 'Publicar desafio',
  },
];
