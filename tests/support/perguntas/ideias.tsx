/** Questions about ideas, what is said about them, the committee and the rules. */
import { fireEvent, screen } from '@testing-library/react';
import { ControlesDoComite } from '@/areas/comites/ControlesDoComite';
import { AcoesDoAutor } from '@/areas/conversa/AcoesDoAutor';
import { ComentarioItem } from '@/areas/conversa/ComentarioItem';
import { conversaSob } from '@/areas/conversa/conversa';
import { IdeiaFormModal } from '@/areas/ideias/formulario/IdeiaFormModal';
import { useAcoesDaIdeia } from '@/areas/ideias/lista/useAcoesDaIdeia';
import { Campanhas, useCampanhas } from '@/areas/regulamentos/Campanhas';
import { caminhos } from '@/domain/comum/caminhos';
import { formDaCampanha } from '@/domain/regulamentos/regulamento-form';
import {
  REGULAMENTO,
  umaCampanha,
  umaIdeia,
  umaIdeiaPublicada,
  umComentario,
  umComite,
  umRegulamento,
} from '@tests/support/documentos';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { caio, clara, EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { apertar, Botoes, type UmaPergunta } from './linha';

const rascunho = { id: 'r', ...umaIdeia(caio, { titulo: 'Captar a chuva' }) };
const doRascunho = caminhos.ideia(EMPRESA, 'r');
const ondeRegulamento = caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO);
const DaIdeia = () => <Botoes acoes={useAcoesDaIdeia().daLinha(rascunho)} />;

const conversa = conversaSob(umaSessao(caio), umPaiNaTela({ id: 'i', ...umaIdeiaPublicada(clara) }));
const comentario = { id: 'c', ...umComentario(caio) };

const comite = { id: '1', ...umComite(tea) };

const regulamento = umRegulamento();
const campanha = { id: 'k', ...umaCampanha() };
const daPagina = [{ id: 'k', form: formDaCampanha(campanha), mudou: false, removida: false }];
const DoRegulamento = () => <Campanhas lista={useCampanhas(daPagina)} regulamento={regulamento} />;

const daIdeia = { quem: caio, antes: { [doRascunho]: rascunho, [ondeRegulamento]: regulamento } };
const publicar = { titulo: 'Publicar esta ideia?', nao: 'Cancelar', sim: 'Publicar ideia' };

export const DAS_IDEIAS: readonly UmaPergunta[] = [
  {
    ...daIdeia,
    arquivo: 'useAcoesDaIdeia',
    nome: 'remover uma ideia',
    desenho: () => <DaIdeia />,
    perguntar: () => apertar('Remover'),
    titulo: 'Tem certeza que deseja remover a ideia "Captar a chuva"?',
  },
  {
    ...daIdeia,
    ...publicar,
    arquivo: 'usePublicar',
    nome: 'publicar uma ideia pelo menu',
    desenho: () => <DaIdeia />,
    perguntar: () => apertar('Publicar'),
  },
  {
    ...daIdeia,
    ...publicar,
    arquivo: 'IdeiaFormModal',
    nome: 'publicar uma ideia pelo formulário',
    desenho: () => <IdeiaFormModal ideia={rascunho} aoFechar={() => {}} />,
    perguntar: () => apertar('Publicar ideia', true),
  },
  {
    arquivo: 'AcoesDoAutor',
    nome: 'remover um comentário',
    quem: caio,
    antes: { [`${conversa.caminho}/c`]: comentario },
    desenho: () => <AcoesDoAutor conversa={conversa} comentario={comentario} />,
    perguntar: () => apertar('Remover'),
    titulo: 'Tem certeza que deseja remover o comentário?',
  },
  {
    arquivo: 'ComentarioItem',
    nome: 'fechar uma resposta começada',
    quem: clara,
    desenho: () => <ComentarioItem conversa={conversa} comentario={comentario} />,
    preparar: async () => {
      await apertar('Responder');
      fireEvent.change(await screen.findByLabelText('Sua resposta'), { target: { value: 'Também acho.' } });
    },
    perguntar: () => {
      fireEvent.click(screen.getByRole('button', { name: 'Responder', expanded: true }));
    },
    titulo: 'Sair sem salvar?',
    nao: 'Continuar editando',
    sim: 'Descartar',
    feito: () => screen.queryByDisplayValue('Também acho.') === null,
  },
  {
    arquivo: 'ControlesDoComite',
    nome: 'finalizar o comitê',
    quem: tea,
    antes: { [caminhos.comite(EMPRESA, '1')]: comite },
    desenho: () => <ControlesDoComite comite={comite} />,
    perguntar: () => apertar('Finalizar'),
    titulo: 'Finalizar o comitê?',
    nao: 'Cancelar',
    sim: 'Finalizar',
  },
  {
    arquivo: 'Campanhas',
    nome: 'remover uma campanha',
    quem: tea,
    desenho: () => <DoRegulamento />,
    perguntar: () => apertar('Remover'),
    titulo: `Tem certeza que deseja remover a campanha "${campanha.descricao}"?`,
    feito: () => screen.queryByRole('article') === null,
  },
];
