// Entry of the functions: one line per trigger, one object per group of callables (part 1 §7 names them).
import { listar as listarCanais } from './callables/canais/listar';
import { novoSegredo } from './callables/canais/novoSegredo';
import { remover as removerCanal } from './callables/canais/remover';
import { salvar as salvarCanal } from './callables/canais/salvar';
import { testar } from './callables/canais/testar';
import { abrirEmpresa } from './callables/empresas/abrirEmpresa';
import { administradores } from './callables/empresas/administradores';
import { criarEmpresa } from './callables/empresas/criarEmpresa';
import { inviteEmpresa } from './callables/empresas/inviteEmpresa';
import { reconvidarAdministrador } from './callables/empresas/reconvidarAdministrador';
import { registrarMinhaEmpresa } from './callables/empresas/registrarMinhaEmpresa';
import { removeEmpresa } from './callables/empresas/removeEmpresa';
import { setStatusEmpresa } from './callables/empresas/setStatusEmpresa';
import { updateEmpresa } from './callables/empresas/updateEmpresa';
import { cancelarInscricao } from './callables/desafios/cancelarInscricao';
import { definirInscricao } from './callables/desafios/definirInscricao';
import { inscrever } from './callables/desafios/inscrever';
import { proporSolucao } from './callables/desafios/proporSolucao';
import { removerCronograma } from './callables/desafios/removerCronograma';
import { removerEvento } from './callables/desafios/removerEvento';
import { removerSolucao } from './callables/desafios/removerSolucao';
import { salvarCronograma } from './callables/desafios/salvarCronograma';
import { salvarEvento } from './callables/desafios/salvarEvento';
import { solucaoEmIdeia } from './callables/desafios/solucaoEmIdeia';
import { emitir } from './callables/certificados/emitir';
import { listar as listarCertificados } from './callables/certificados/listar';
import { revogar } from './callables/certificados/revogar';
import { verificar } from './callables/certificados/verificar';
import { conferir } from './callables/evidencias/conferir';
import { excluir } from './callables/evidencias/excluir';
import { incluirLink } from './callables/evidencias/incluirLink';
import { questionarios as questionariosDasEvidencias } from './callables/evidencias/questionarios';
import { reservar } from './callables/evidencias/reservar';
import { definirVinculo } from './callables/ideias/definirVinculo';
import { copiarGrupos } from './callables/questionarios/copiarGrupos';
import { duplicar } from './callables/questionarios/duplicar';
import { publicar } from './callables/questionarios/publicar';
import { abrir } from './callables/respostas/abrir';
import { finalizar } from './callables/respostas/finalizar';
import { abrirPeloLink } from './callables/respostas/abrirPeloLink';
import { comecarPeloLink } from './callables/respostas/comecarPeloLink';
import { consultarLink } from './callables/respostas/consultarLink';
import { enviarLink } from './callables/respostas/enviarLink';
import { finalizarPeloLink } from './callables/respostas/finalizarPeloLink';
import { folhas } from './callables/respostas/folhas';
import { listar } from './callables/respostas/listar';
import { pedirLink } from './callables/respostas/pedirLink';
import { salvarPeloLink } from './callables/respostas/salvarPeloLink';
import { salvar } from './callables/respostas/salvar';
import { reabrir } from './callables/respostas/reabrir';
import { ver } from './callables/respostas/ver';
import { avaliar } from './callables/notas/avaliar';
import { desconsiderar } from './callables/notas/desconsiderar';
import { encerrar } from './callables/notas/encerrar';
import { fases as fasesAvaliadas } from './callables/notas/fases';
import { listar as listarNotas } from './callables/notas/listar';
import { comparar as compararResultado } from './callables/resultados/comparar';
import { mediasPorCorte } from './callables/resultados/mediasPorCorte';
import { empresa as resultadosDeUmaEmpresa } from './callables/resultados/empresa';
import { folha as resultadoDaFolha } from './callables/resultados/folha';
import { empresas as empresasDoPremio } from './callables/relatorios/empresas';
import { escolhas } from './callables/relatorios/escolhas';
import { medias as mediasDoPremio } from './callables/relatorios/medias';
import { nomes } from './callables/relatorios/nomes';
import { premio } from './callables/relatorios/premio';
import { generateAndSendSimpleReport as mandarRelatorioSimples } from './callables/relatorioSimples/generateAndSendSimpleReport';
import { daEmpresa as resultadosDaEmpresa } from './callables/resultados/daEmpresa';
import { publicar as publicarResultados } from './callables/resultados/publicar';
import { questionario as resultadoDoQuestionario } from './callables/resultados/questionario';
import { adicionarBonus } from './callables/pontos/adicionarBonus';
import { anonimizarColaborador } from './callables/colaboradores/anonimizarColaborador';
import { exportarDadosDoColaborador } from './callables/colaboradores/exportarDadosDoColaborador';
import { inviteColaborador } from './callables/colaboradores/inviteColaborador';
import { inviteColaboradorDiagnostico } from './callables/colaboradores/inviteColaboradorDiagnostico';
import { inviteColaboradorAdd } from './callables/colaboradores/inviteColaboradorAdd';
import { removeColaborador } from './callables/colaboradores/removeColaborador';
import { resentInviteToColaborador } from './callables/colaboradores/resentInviteToColaborador';
import { updateColaborador } from './callables/colaboradores/updateColaborador';
import { conferir as conferirPlanilha } from './callables/conferencia/conferir';
import { modelo } from './callables/conferencia/modelo';
import { questionarios as questionariosDaEmpresa } from './callables/conferencia/questionarios';
import { cancelar } from './callables/convites/cancelar';
import { lembrar } from './callables/convites/lembrar';
import { mudarLinkAberto } from './callables/convites/mudarLinkAberto';
import { pararLembretes } from './callables/convites/pararLembretes';
import { verLinkAberto } from './callables/convites/verLinkAberto';
import { apresentarProjeto } from './callables/projetos/apresentarProjeto';
import { inviteEmpresaExterno } from './callables/projetos/inviteEmpresaExterno';
import { inviteEmpresa as inviteEmpresaAoProjeto } from './callables/projetos/inviteEmpresa';
import { foraDaVotacao } from './callables/projetos/foraDaVotacao';
import { mudarCategoria } from './callables/projetos/mudarCategoria';
import { mudarFase } from './callables/projetos/mudarFase';
import { sairDoProjeto } from './callables/projetos/sairDoProjeto';
import { apurar } from './callables/votacao/apurar';
import { conferirRecibo } from './callables/votacao/conferirRecibo';
import { decidirVotos } from './callables/votacao/decidirVotos';
import { encerrarApuracao } from './callables/votacao/encerrarApuracao';
import { encontrar } from './callables/votacao/encontrar';
import { listarVotos } from './callables/votacao/listarVotos';
import { pedirCodigo } from './callables/votacao/pedirCodigo';
import { votar } from './callables/votacao/votar';
import { checkUser } from './callables/conviteDiagnostico/checkUser';
import { acceptInviteAsColaborador } from './callables/users/acceptInviteAsColaborador';
import { aceitarConviteComSenha } from './callables/users/aceitarConviteComSenha';
import { consultarConvite } from './callables/users/consultarConvite';
import { definirSenha } from './callables/users/definirSenha';
import { disableUser } from './callables/users/disableUser';
import { exportarMeusDados } from './callables/users/exportarMeusDados';
import { enableUser } from './callables/users/enableUser';
import { removeEmpresaFromMyClaims } from './callables/users/removeEmpresaFromMyClaims';
import { sendResetPasswordToUserEmail } from './callables/users/sendResetPasswordToUserEmail';

export { lembrarConvidadosTodoDia } from './agenda/lembrarConvidadosTodoDia';
export { limparArquivosTodoDia } from './agenda/limparArquivosTodoDia';
export { ordenarRankingsTodoDia } from './agenda/ordenarRankingsTodoDia';
export * from './triggers/canais';
export * from './triggers/desafios';
export * from './triggers/imersoes';
export * from './triggers/listasDaEmpresa';
export { onArquivoDito, onArquivoEnviado } from './triggers/onArquivo';
export { onAutorizacaoUpdated } from './triggers/onAutorizacaoUpdated';
export { onCaixaWritten } from './triggers/onCaixaWritten';
export { onColaboradorWritten } from './triggers/onColaboradorWritten';
export { onComentarioWritten } from './triggers/onComentarioWritten';
export { onConviteWritten } from './triggers/onConviteWritten';
export { onConflitoWritten } from './triggers/onConflitoWritten';
export { onComiteWritten } from './triggers/onComiteWritten';
export { onEmailNaFila } from './triggers/onEmailNaFila';
export { onEmpresaWritten } from './triggers/onEmpresaWritten';
export { onIdeiaWritten } from './triggers/onIdeiaWritten';
export { onLikeWritten } from './triggers/onLikeWritten';
export { onMarcoWritten } from './triggers/onMarcoWritten';
export { onMovimentacaoWritten } from './triggers/onMovimentacaoWritten';
export { onVinculoWritten } from './triggers/onVinculoWritten';
export { onNotificacaoWritten } from './triggers/onNotificacaoWritten';
export { onPatrocinioWritten } from './triggers/onPatrocinioWritten';
export { onPontosWritten } from './triggers/onPontosWritten';
export { onRegulamentoDesafiosWritten } from './triggers/onRegulamentoDesafiosWritten';
export { onRegulamentoWritten } from './triggers/onRegulamentoWritten';
export { onNotaWritten } from './triggers/onNotaWritten';
export { onRespostaWritten } from './triggers/onRespostaWritten';
export { onTaticaDaJogadaWritten } from './triggers/onTaticaDaJogadaWritten';
export * from './triggers/projetos';
export * from './triggers/questionarios';
export { resumoDoDia } from './triggers/resumoDoDia';

export const usersFunctions = {
  acceptInviteAsColaborador,
  aceitarConviteComSenha,
  consultarConvite,
  definirSenha,
  disableUser,
  enableUser,
  exportarMeusDados,
  removeEmpresaFromMyClaims,
  sendResetPasswordToUserEmail,
};

export const canaisFunctions = {
  listar: listarCanais,
  novoSegredo,
  remover: removerCanal,
  salvar: salvarCanal,
  testar,
};

export const conviteDiagnostico = { checkUser };

export const convitesFunctions = { cancelar, lembrar, mudarLinkAberto, pararLembretes, verLinkAberto };

export const colaboradoresFunctions = {
  anonimizarColaborador,
  exportarDadosDoColaborador,
  inviteColaborador,
  inviteColaboradorAdd,
  inviteColaboradorDiagnostico,
  removeColaborador,
  resentInviteToColaborador,
  updateColaborador,
};

export const desafiosFunctions = {
  cancelarInscricao,
  definirInscricao,
  inscrever,
  proporSolucao,
  removerCronograma,
  removerEvento,
  removerSolucao,
  salvarCronograma,
  salvarEvento,
  solucaoEmIdeia,
};

export const certificadosFunctions = { emitir, listar: listarCertificados, revogar, verificar };

export const evidenciasFunctions = {
  conferir,
  excluir,
  incluirLink,
  questionarios: questionariosDasEvidencias,
  reservar,
};

export const ideiasFunctions = { definirVinculo };

export const conferenciaFunctions = {
  conferir: conferirPlanilha,
  modelo,
  questionarios: questionariosDaEmpresa,
};

export const notasFunctions = {
  avaliar,
  desconsiderar,
  encerrar,
  fases: fasesAvaliadas,
  listar: listarNotas,
};

/** The specification names it without a group (part 3 §7). */
export const generateAndSendSimpleReport = mandarRelatorioSimples;
export const resultadosFunctions = {
  empresa: resultadosDeUmaEmpresa,
  comparar: compararResultado,
  mediasPorCorte,
  folha: resultadoDaFolha,
  daEmpresa: resultadosDaEmpresa,
  publicar: publicarResultados,
  questionario: resultadoDoQuestionario,
};

export const relatoriosFunctions = {
  empresas: empresasDoPremio,
  escolhas,
  medias: mediasDoPremio,
  nomes,
  premio,
};

export const respostasFunctions = {
  abrir,
  abrirPeloLink,
  comecarPeloLink,
  consultarLink,
  enviarLink,
  finalizar,
  finalizarPeloLink,
  folhas,
  listar,
  pedirLink,
  reabrir,
  salvar,
  salvarPeloLink,
  ver,
};

export const pontosFunctions = { adicionarBonus };

export const questionariosFunctions = { copiarGrupos, duplicar, publicar };
export const projetosFunctions = {
  apresentarProjeto,
  foraDaVotacao,
  inviteEmpresa: inviteEmpresaAoProjeto,
  inviteEmpresaExterno,
  mudarCategoria,
  mudarFase,
  sairDoProjeto,
};

export const empresasFunctions = {
  abrirEmpresa,
  administradores,
  criarEmpresa,
  inviteEmpresa,
  reconvidarAdministrador,
  registrarMinhaEmpresa,
  removeEmpresa,
  setStatusEmpresa,
  updateEmpresa,
};

export const votacaoFunctions = {
  apurar,
  conferirRecibo,
  decidirVotos,
  encerrarApuracao,
  encontrar,
  listarVotos,
  pedirCodigo,
  votar,
};
