/** Forms of ideas and of what lies under them, and of the committee. */
import { DeclararModal, RetirarModal } from '@/areas/comites/ModaisDoConflito';
import { TextoDaAtaModal } from '@/areas/comites/TextoDaAtaModal';
import { conversaSob } from '@/areas/conversa/conversa';
import { EditarComentarioModal } from '@/areas/conversa/EditarComentarioModal';
import { IdeiaFormModal } from '@/areas/ideias/formulario/IdeiaFormModal';
import { AtuacaoModal } from '@/areas/marcos/AtuacaoModal';
import { AdicionarMarcoModal, EditarMarcoModal } from '@/areas/marcos/MarcoFormModal';
import { RegulamentoFormModal } from '@/areas/regulamentos/RegulamentoFormModal';
import { CartelaModal } from '@/areas/movimentacoes/cartela/CartelaModal';
import { paiDosMarcos } from '@/areas/marcos/pai';
import { diaDe } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/caminhos';
import { formDoRegulamento } from '@/domain/regulamentos/regulamento-form';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import {
  emDias,
  REGULAMENTO,
  umaIdeia,
  umaIdeiaPublicada,
  umComentario,
  umComite,
  umConflito,
  umMarco,
  umRegulamento,
  unsCriterios,
} from '@tests/support/documentos';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { ana, clara, EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import type { UmFormulario } from './linha';

const doPai = caminhos.ideia(EMPRESA, 'i');
const pai = umPaiNaTela({ id: 'i', ...umaIdeiaPublicada(clara) });
const marcos = paiDosMarcos(umaSessao(ana), pai);
const marco = {
  id: 'm',
  ...umMarco(ana, doPai, { startedAt: emDias(-1), descricaoAtuacao: 'Medi o telhado do galpão.' }),
};
const comite = { id: '1', ...umComite(ana) };
const comentario = { id: 'c', ...umComentario(ana) };
const conflito = { id: ana.uid, ...umConflito(ana, doPai) };
const criterios = { id: 'ideias', ...unsCriterios(ana) };
const daSemana = formDoRegulamento({
  id: 'r',
  ...umRegulamento({ dataInicial: emDias(2), dataFinal: emDias(30) }),
});
const ideia = { id: 'i', ...umaIdeia(ana) };
const { objetivo, setores, descricao, descricaoProblema, diferenciais, comoAtingirObjetivo, feedback } =
  ideia;

export const DAS_IDEIAS: readonly UmFormulario[] = [
  {
    nome: 'marco, novo',
    quem: ana,
    desenho: (aoFechar) => <AdicionarMarcoModal pai={marcos} aoFechar={aoFechar} />,
    campo: 'Ações',
    preenchido: { colaboradoresResponsaveis: [ana.referencia], dataPrazo: diaDe(emDias(5)) },
    enviar: 'Adicionar marco',
    onde: `${doPai}/marcos`,
    guardado: 'acoes',
    rascunho: 'marco/novo/i',
  },
  {
    nome: 'marco, editado',
    quem: ana,
    antes: { [`${doPai}/marcos/m`]: marco },
    desenho: (aoFechar) => <EditarMarcoModal pai={marcos} marco={marco} aoFechar={aoFechar} />,
    campo: 'Ações',
    enviar: 'Salvar Alterações',
    onde: `${doPai}/marcos/m`,
    guardado: 'acoes',
    rascunho: 'marco/m',
  },
  {
    nome: 'atuação num marco, rascunho',
    quem: ana,
    antes: { [`${doPai}/marcos/m`]: marco },
    desenho: (aoFechar) => (
      <AtuacaoModal pai={marcos} marco={marco} titulo="Continuar atuação" aoFechar={aoFechar} />
    ),
    campo: 'Descrição da atuação',
    enviar: 'Salvar Rascunho',
    onde: `${doPai}/marcos/m`,
    guardado: 'descricaoAtuacao',
    rascunho: 'atuacao/m',
  },
  {
    nome: 'ideia, rascunho novo',
    quem: ana,
    antes: { [caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)]: umRegulamento() },
    desenho: (aoFechar) => <IdeiaFormModal aoFechar={aoFechar} />,
    campo: 'Título',
    preenchido: {
      objetivo,
      setores,
      descricao,
      descricaoProblema,
      diferenciais,
      comoAtingirObjetivo,
      feedback,
    },
    enviar: 'Salvar rascunho',
    onde: caminhos.ideias(EMPRESA),
    guardado: 'titulo',
    rascunho: 'ideia/nova',
  },
  {
    nome: 'ideia, rascunho editado',
    quem: ana,
    antes: { [doPai]: ideia, [caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)]: umRegulamento() },
    desenho: (aoFechar) => <IdeiaFormModal ideia={ideia} aoFechar={aoFechar} />,
    campo: 'Título',
    enviar: 'Salvar rascunho',
    onde: doPai,
    guardado: 'titulo',
    rascunho: 'ideia/i',
  },
  {
    nome: 'regulamento de ideias, no lugar',
    quem: ana,
    desenho: (aoFechar) => <RegulamentoFormModal aoCriar={() => {}} aoFechar={aoFechar} />,
    campo: 'Nome',
    preenchido: daSemana,
    enviar: 'Salvar',
    onde: caminhos.regulamentosIdeias(EMPRESA),
    guardado: 'nome',
    rascunho: 'regulamento/novo',
  },
  {
    nome: 'comentário, editado',
    quem: ana,
    antes: { [`${caminhos.sob(doPai).comentarios}/c`]: comentario },
    desenho: (aoFechar) => (
      <EditarComentarioModal
        conversa={conversaSob(umaSessao(ana), pai)}
        comentario={comentario}
        aoFechar={aoFechar}
      />
    ),
    campo: 'Comentário',
    enviar: 'Salvar',
    onde: `${caminhos.sob(doPai).comentarios}/c`,
    guardado: 'comentario',
    rascunho: 'comentario/c',
  },
  ...(['pauta', 'notas'] as const).map((campo): UmFormulario => ({
    nome: `${campo} do comitê`,
    quem: tea,
    antes: { [caminhos.comite(EMPRESA, '1')]: comite },
    desenho: (aoFechar) => <TextoDaAtaModal comite={comite} campo={campo} aoFechar={aoFechar} />,
    campo: campo === 'pauta' ? 'Pauta' : 'Notas',
    enviar: 'Salvar',
    onde: caminhos.comite(EMPRESA, '1'),
    guardado: campo,
    rascunho: `${campo}/1`,
  })),
  {
    nome: 'conflito de interesse, declarado',
    quem: ana,
    desenho: (aoFechar) => <DeclararModal lugar={pai.lugar} retirado={false} aoFechar={aoFechar} />,
    campo: 'Motivo',
    enviar: 'Declarar conflito',
    fica: 'A sua declaração já foi gravada, com este motivo',
    rascunho: 'conflito/i',
  },
  {
    nome: 'conflito de interesse, retirado',
    quem: ana,
    antes: { [`${caminhos.sob(doPai).conflitos}/${ana.uid}`]: conflito },
    desenho: (aoFechar) => <RetirarModal tipo={IDEIA} conflito={conflito} aoFechar={aoFechar} />,
    campo: 'Por que não há conflito',
    enviar: 'Retirar a declaração',
    fica: 'A declaração já foi retirada, com este motivo',
    // retiraConflito in firestore.rules: once.
    regra: ({ antes }) => !antes?.['retiradoEm'],
    rascunho: 'retirada/i',
  },
  {
    nome: 'cartela do comitê',
    quem: tea,
    antes: { [caminhos.criterios(EMPRESA, 'ideias')]: criterios },
    desenho: (aoFechar) => <CartelaModal pai={pai} criterios={criterios} aoFechar={aoFechar} />,
    campo: 'Comentário',
    preenchido: { notas: [8, 6] },
    enviar: 'Enviar cartela',
    fica: 'A sua cartela já foi enviada, com as notas 8, 6',
    rascunho: 'cartela/i/r/Impacto|Viabilidade',
  },
];
