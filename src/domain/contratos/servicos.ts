/**
 * Which deployed service answers each contract, for browser and server (docs/operations.md, "What runs"). A service is
 * reached at `servico/contrato`. Functions that the specification names are services of their own, under their own name.
 */
export const SERVICO_DE = {
  'certificadosFunctions-verificar': 'visitantes',
  'convitesFunctions-pararLembretes': 'visitantes',
  'projetosFunctions-apresentarProjeto': 'visitantes',
  'respostasFunctions-abrirPeloLink': 'visitantes',
  'respostasFunctions-apagarPeloLink': 'visitantes',
  'respostasFunctions-comecarPeloLink': 'visitantes',
  'respostasFunctions-consultarLink': 'visitantes',
  'respostasFunctions-dadosPeloLink': 'visitantes',
  'respostasFunctions-enviarLink': 'visitantes',
  'respostasFunctions-finalizarPeloLink': 'visitantes',
  'respostasFunctions-pedirLink': 'visitantes',
  'respostasFunctions-salvarPeloLink': 'visitantes',
  'votacaoFunctions-conferirRecibo': 'visitantes',
  'votacaoFunctions-encontrar': 'visitantes',
  'votacaoFunctions-pedirCodigo': 'visitantes',
  'votacaoFunctions-votar': 'visitantes',
  'empresasFunctions-abrirEmpresa': 'acesso',
  'empresasFunctions-registrarMinhaEmpresa': 'acesso',
  'usersFunctions-aceitarConviteComSenha': 'acesso',
  'usersFunctions-consultarConvite': 'acesso',
  'usersFunctions-definirSenha': 'acesso',
  'usersFunctions-exportarMeusDados': 'acesso',
  'canaisFunctions-listar': 'pessoas',
  'canaisFunctions-novoSegredo': 'pessoas',
  'canaisFunctions-remover': 'pessoas',
  'canaisFunctions-salvar': 'pessoas',
  'canaisFunctions-testar': 'pessoas',
  'colaboradoresFunctions-anonimizarColaborador': 'pessoas',
  'colaboradoresFunctions-exportarDadosDoColaborador': 'pessoas',
  'colaboradoresFunctions-removeColaborador': 'pessoas',
  'colaboradoresFunctions-updateColaborador': 'pessoas',
  'empresasFunctions-administradores': 'pessoas',
  'empresasFunctions-criarEmpresa': 'pessoas',
  'empresasFunctions-reconvidarAdministrador': 'pessoas',
  'empresasFunctions-removeEmpresa': 'pessoas',
  'empresasFunctions-setStatusEmpresa': 'pessoas',
  'empresasFunctions-updateEmpresa': 'pessoas',
  'desafiosFunctions-cancelarInscricao': 'gestao',
  'desafiosFunctions-definirInscricao': 'gestao',
  'desafiosFunctions-inscrever': 'gestao',
  'desafiosFunctions-proporSolucao': 'gestao',
  'desafiosFunctions-removerCronograma': 'gestao',
  'desafiosFunctions-removerEvento': 'gestao',
  'desafiosFunctions-removerSolucao': 'gestao',
  'desafiosFunctions-salvarCronograma': 'gestao',
  'desafiosFunctions-salvarEvento': 'gestao',
  'desafiosFunctions-solucaoEmIdeia': 'gestao',
  'ideiasFunctions-definirVinculo': 'gestao',
  'ideiasFunctions-dizerImplementacao': 'gestao',
  'ideiasFunctions-gravarRetorno': 'gestao',
  'ideiasFunctions-removerRetorno': 'gestao',
  'ideiasFunctions-retornoDoAno': 'gestao',
  'ideiasFunctions-validarRetorno': 'gestao',
  'pontosFunctions-adicionarBonus': 'gestao',
  'certificadosFunctions-emitir': 'diagnostico',
  'certificadosFunctions-listar': 'diagnostico',
  'certificadosFunctions-revogar': 'diagnostico',
  'convitesFunctions-cancelar': 'diagnostico',
  'convitesFunctions-lembrar': 'diagnostico',
  'convitesFunctions-mudarLinkAberto': 'diagnostico',
  'convitesFunctions-verLinkAberto': 'diagnostico',
  'evidenciasFunctions-conferir': 'diagnostico',
  'evidenciasFunctions-excluir': 'diagnostico',
  'evidenciasFunctions-incluirLink': 'diagnostico',
  'evidenciasFunctions-questionarios': 'diagnostico',
  'evidenciasFunctions-reservar': 'diagnostico',
  'notasFunctions-avaliar': 'diagnostico',
  'notasFunctions-desconsiderar': 'diagnostico',
  'notasFunctions-encerrar': 'diagnostico',
  'notasFunctions-fases': 'diagnostico',
  'notasFunctions-listar': 'diagnostico',
  'projetosFunctions-foraDaVotacao': 'diagnostico',
  'projetosFunctions-mudarCategoria': 'diagnostico',
  'projetosFunctions-mudarFase': 'diagnostico',
  'projetosFunctions-preverFase': 'diagnostico',
  'projetosFunctions-sairDoProjeto': 'diagnostico',
  'questionariosFunctions-copiarGrupos': 'diagnostico',
  'questionariosFunctions-duplicar': 'diagnostico',
  'questionariosFunctions-publicar': 'diagnostico',
  'respostasFunctions-abrir': 'diagnostico',
  'respostasFunctions-finalizar': 'diagnostico',
  'respostasFunctions-folhas': 'diagnostico',
  'respostasFunctions-listar': 'diagnostico',
  'respostasFunctions-reabrir': 'diagnostico',
  'respostasFunctions-salvar': 'diagnostico',
  'respostasFunctions-ver': 'diagnostico',
  'resultadosFunctions-comparar': 'diagnostico',
  'resultadosFunctions-daEmpresa': 'diagnostico',
  'resultadosFunctions-empresa': 'diagnostico',
  'resultadosFunctions-folha': 'diagnostico',
  'resultadosFunctions-mediasPorCorte': 'diagnostico',
  'resultadosFunctions-publicar': 'diagnostico',
  'resultadosFunctions-questionario': 'diagnostico',
  'votacaoFunctions-anularVotos': 'diagnostico',
  'votacaoFunctions-apurar': 'diagnostico',
  'votacaoFunctions-decidirVotos': 'diagnostico',
  'votacaoFunctions-encerrarApuracao': 'diagnostico',
  'votacaoFunctions-listarVotos': 'diagnostico',
  'votacaoFunctions-mudarAnulacao': 'diagnostico',
  'votacaoFunctions-verAnulacao': 'diagnostico',
  'conferenciaFunctions-conferir': 'relatorios',
  'conferenciaFunctions-modelo': 'relatorios',
  'conferenciaFunctions-questionarios': 'relatorios',
  'relatoriosFunctions-empresas': 'relatorios',
  'relatoriosFunctions-escolhas': 'relatorios',
  'relatoriosFunctions-folhasBrutas': 'relatorios',
  'relatoriosFunctions-medias': 'relatorios',
  'relatoriosFunctions-nomes': 'relatorios',
  'relatoriosFunctions-notasBrutas': 'relatorios',
  'relatoriosFunctions-premio': 'relatorios',
  'colaboradoresFunctions-inviteColaborador': null,
  'colaboradoresFunctions-inviteColaboradorAdd': null,
  'colaboradoresFunctions-inviteColaboradorDiagnostico': null,
  'colaboradoresFunctions-resentInviteToColaborador': null,
  'conviteDiagnostico-checkUser': null,
  'empresasFunctions-inviteEmpresa': null,
  generateAndSendSimpleReport: null,
  'projetosFunctions-inviteEmpresa': null,
  'projetosFunctions-inviteEmpresaExterno': null,
  'usersFunctions-acceptInviteAsColaborador': null,
  'usersFunctions-disableUser': null,
  'usersFunctions-enableUser': null,
  'usersFunctions-removeEmpresaFromMyClaims': null,
  'usersFunctions-sendResetPasswordToUserEmail': null,
} as const;

export type NomeDoContrato = keyof typeof SERVICO_DE;
export type Servico = NonNullable<(typeof SERVICO_DE)[NomeDoContrato]>;
export type DoServico<S> = {
  [N in NomeDoContrato]: (typeof SERVICO_DE)[N] extends S ? N : never;
}[NomeDoContrato];
/** Functions that the specification names (part 1 §7, part 3 §7). */
export type NomeProprio = DoServico<null>;

/** Asked by pages of people without an account, which load no SDK (pedirPorFetch.ts). */
export const deVisitantes = (nome: NomeDoContrato): boolean =>
  SERVICO_DE[nome] === 'visitantes' || nome === 'projetosFunctions-inviteEmpresaExterno';

/** Asked by the voting's page and by the one of a certificate, whose one script holds no SDK of App Check. */
export const daPaginaDaVotacao = (nome: NomeDoContrato): boolean =>
  SERVICO_DE[nome] === 'visitantes' && /^(votacaoFunctions-|certificadosFunctions-verificar$)/.test(nome);

/** Behind the address of the functions. */
export type Endereco = { [S in Servico]: `${S}/${DoServico<S>}` }[Servico] | NomeProprio;

export function caminhoDoContrato(nome: NomeDoContrato): Endereco {
  const servico = SERVICO_DE[nome];
  return (servico === null ? nome : `${servico}/${nome}`) as Endereco;
}
