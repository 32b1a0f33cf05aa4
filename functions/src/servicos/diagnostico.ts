/** Questionnaires and sheets of members, evaluation, evidence, phases, certificates and votings. */
import type { Chamada } from '@functions/chamada/chamada';
import { emitir } from '../callables/certificados/emitir';
import { listar as listarCertificados } from '../callables/certificados/listar';
import { revogar } from '../callables/certificados/revogar';
import { enviar as enviarMensagem } from '../callables/mensagens/enviar';
import { listar as listarMensagens } from '../callables/mensagens/listar';
import { prever as preverMensagem } from '../callables/mensagens/prever';
import { testar as testarMensagem } from '../callables/mensagens/testar';
import { ver as verMensagem } from '../callables/mensagens/ver';
import { cancelar } from '../callables/convites/cancelar';
import { lembrar } from '../callables/convites/lembrar';
import { mudarLinkAberto } from '../callables/convites/mudarLinkAberto';
import { verLinkAberto } from '../callables/convites/verLinkAberto';
import { conferir } from '../callables/evidencias/conferir';
import { excluir } from '../callables/evidencias/excluir';
import { incluirLink } from '../callables/evidencias/incluirLink';
import { questionarios } from '../callables/evidencias/questionarios';
import { reservar } from '../callables/evidencias/reservar';
import { classificacao } from '../callables/juri/classificacao';
import { impedir } from '../callables/juri/impedir';
import { retirarImpedimento } from '../callables/juri/retirarImpedimento';
import { lembrar as lembrarJuri } from '../callables/juri/lembrar';
import { painel } from '../callables/juri/painel';
import { paraAvaliar } from '../callables/juri/paraAvaliar';
import { removerPainel } from '../callables/juri/removerPainel';
import { salvarPainel } from '../callables/juri/salvarPainel';
import { avaliar } from '../callables/notas/avaliar';
import { desconsiderar } from '../callables/notas/desconsiderar';
import { encerrar } from '../callables/notas/encerrar';
import { fases } from '../callables/notas/fases';
import { listar as listarNotas } from '../callables/notas/listar';
import { comecarEdicao } from '../callables/projetos/comecarEdicao';
import { foraDaVotacao } from '../callables/projetos/foraDaVotacao';
import { quemVoltou } from '../callables/projetos/quemVoltou';
import { preverFase } from '../callables/projetos/preverFase';
import { inscreverMinhaEmpresa } from '../callables/projetos/inscreverMinhaEmpresa';
import { mudarCategoria } from '../callables/projetos/mudarCategoria';
import { mudarFase } from '../callables/projetos/mudarFase';
import { sairDoProjeto } from '../callables/projetos/sairDoProjeto';
import { copiarGrupos } from '../callables/questionarios/copiarGrupos';
import { duplicar } from '../callables/questionarios/duplicar';
import { publicar as publicarQuestionarios } from '../callables/questionarios/publicar';
import { abrir } from '../callables/respostas/abrir';
import { finalizar } from '../callables/respostas/finalizar';
import { folhas } from '../callables/respostas/folhas';
import { listar as listarRespostas } from '../callables/respostas/listar';
import { reabrir } from '../callables/respostas/reabrir';
import { salvar } from '../callables/respostas/salvar';
import { ver } from '../callables/respostas/ver';
import { comparar } from '../callables/resultados/comparar';
import { perguntasDasOutras } from '../callables/resultados/perguntasDasOutras';
import { daEmpresa } from '../callables/resultados/daEmpresa';
import { edicoes } from '../callables/resultados/edicoes';
import { empresa } from '../callables/resultados/empresa';
import { folha } from '../callables/resultados/folha';
import { mediasPorCorte } from '../callables/resultados/mediasPorCorte';
import { publicar as publicarResultados } from '../callables/resultados/publicar';
import { questionario } from '../callables/resultados/questionario';
import { anularVotos } from '../callables/votacao/anularVotos';
import { apurar } from '../callables/votacao/apurar';
import { decidirVotos } from '../callables/votacao/decidirVotos';
import { encerrarApuracao } from '../callables/votacao/encerrarApuracao';
import { listarVotos } from '../callables/votacao/listarVotos';
import { mudarAnulacao } from '../callables/votacao/mudarAnulacao';
import { verAnulacao } from '../callables/votacao/verAnulacao';

export const chamadas: readonly Chamada[] = [
  emitir,
  listarCertificados,
  revogar,
  enviarMensagem,
  listarMensagens,
  preverMensagem,
  testarMensagem,
  verMensagem,
  cancelar,
  lembrar,
  mudarLinkAberto,
  verLinkAberto,
  conferir,
  excluir,
  incluirLink,
  questionarios,
  reservar,
  classificacao,
  impedir,
  retirarImpedimento,
  lembrarJuri,
  painel,
  paraAvaliar,
  removerPainel,
  salvarPainel,
  avaliar,
  desconsiderar,
  encerrar,
  fases,
  listarNotas,
  comecarEdicao,
  foraDaVotacao,
  inscreverMinhaEmpresa,
  mudarCategoria,
  mudarFase,
  preverFase,
  quemVoltou,
  sairDoProjeto,
  copiarGrupos,
  duplicar,
  publicarQuestionarios,
  abrir,
  finalizar,
  folhas,
  listarRespostas,
  reabrir,
  salvar,
  ver,
  comparar,
  perguntasDasOutras,
  daEmpresa,
  edicoes,
  empresa,
  folha,
  mediasPorCorte,
  publicarResultados,
  questionario,
  anularVotos,
  apurar,
  decidirVotos,
  encerrarApuracao,
  listarVotos,
  mudarAnulacao,
  verAnulacao,
];
