/** Questions about challenges. */
import { screen } from '@testing-library/react';
import { DesafioCabecalho } from '@/areas/desafios/detalhe/DesafioCabecalho';
import { DesafioFormModal } from '@/areas/desafios/formulario/DesafioFormModal';
import { useAcoesDoDesafio } from '@/areas/desafios/lista/useAcoesDoDesafio';
import { caminhos } from '@/domain/comum/caminhos';
import {
  CATEGORIA_DE_DESAFIO,
  DESAFIO,
  umaCategoria,
  umRascunhoDeDesafio,
  umRegulamentoDeDesafios,
} from '@tests/support/desafio';
import { REGULAMENTO, umaPessoa } from '@tests/support/documentos';
import { EMPRESA, tea } from '@tests/support/personas';
import { apertar, Botoes, type UmaPergunta } from './linha';

const rascunho = { id: 'd', ...umRascunhoDeDesafio(tea) };
const DaLinha = () => <Botoes acoes={useAcoesDoDesafio().daLinha(rascunho)} />;

const doRascunho = {
  quem: tea,
  antes: {
    [caminhos.registro(EMPRESA, DESAFIO.colecao, 'd')]: rascunho,
    [caminhos.registro(EMPRESA, DESAFIO.regulamentos, REGULAMENTO)]: umRegulamentoDeDesafios(),
    [caminhos.registro(EMPRESA, 'desafioCategorias', CATEGORIA_DE_DESAFIO)]: umaCategoria(),
    [`${caminhos.pessoas(EMPRESA)}/${tea.uid}`]: umaPessoa(tea),
  },
};
const publicar = { titulo: 'Publicar este desafio?', nao: 'Cancelar', sim: 'Publicar desafio' };

export const DOS_DESAFIOS: readonly UmaPergunta[] = [
  {
    ...doRascunho,
    ...publicar,
    arquivo: 'usePublicarDesafio',
    nome: 'publicar um desafio',
    desenho: () => <DesafioCabecalho desafio={rascunho} />,
    perguntar: () => apertar('Publicar desafio'),
  },
  {
    ...doRascunho,
    ...publicar,
    arquivo: 'DesafioFormModal',
    nome: 'publicar um desafio pelo formulário',
    desenho: () => <DesafioFormModal desafio={rascunho} aoFechar={() => {}} />,
    perguntar: async () => {
      // Until it has read its rules and categories another dialog may stand in its place.
      await screen.findByRole('textbox', { name: 'Título' });
      await apertar('Publicar desafio', true);
    },
  },
  {
    ...doRascunho,
    arquivo: 'useAcoesDoDesafio',
    nome: 'remover um desafio',
    desenho: () => <DaLinha />,
    perguntar: () => apertar('Remover'),
    titulo: `Tem certeza que deseja remover o desafio "${rascunho.titulo}"?`,
  },
];
