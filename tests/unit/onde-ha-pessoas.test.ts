// @vitest-environment node
// No field that may hold a person is left out of the list by which people are erased (A15).
import { expect, it } from 'vitest';
import { ASSINATURAS, COM_ATO_PROPRIO, DA_EMPRESA } from '@/domain/pessoas/onde-ha-pessoas';
import { camposDePessoas } from '@tests/support/camposDePessoas';

/** Names of things, and pictures of companies. */
const DE_COISAS = new Set([
  'listas nomes[]',
  'empresas image[].path',
  'empresas image[].name',
  'apresentacao image[].path',
  'apresentacao image[].name',
  'convites projetoNome',
  'status historico[].nome',
  'ideias regulamentoNome',
  'desafios categoriaNome',
  'comiteInovacaoActivities regulamentoNome',
  'comparacoes cortes[].nome',
  // A company's.
  'destinatarios nome',
  'votacao resultado.categorias[].nome',
  'votacao resultado.categorias[].empresas[].nome',
]);
/** Records known by their name, which is theirs. */
const DE_CADASTRO = new Set([
  'projetos',
  'projetosInscritos',
  'regulamentosIdeias',
  'regulamentosDesafios',
  'documentosDoIncentivo',
  'versoes',
  'correcoes',
  'licenciadas',
  'licenciado',
  'categoriaDeInovacao',
  'tipoDeJogada',
  'desafioCategorias',
  'tipoDeInovacao',
  'taticasDeInovacao',
  'jogadaDeInovacao',
  'taticasDaJogada',
  'tiposDeRespostas',
  'questionarios',
  'gruposDiagnostico',
  'perguntas',
  'embaixadores',
]);
const deCadastro = (linha: string) => {
  const [colecao = '', campo = ''] = linha.split(' ');
  return DE_CADASTRO.has(colecao) && /(^|\.)nome$/.test(campo);
};

it('A15 todo campo que pode ter uma pessoa está na lista pela qual se apaga, ou se diz de que coisa é o nome', () => {
  const dasListas = [COM_ATO_PROPRIO, DA_EMPRESA].flatMap((lista) =>
    Object.entries(lista).flatMap(([colecao, campos]) => campos.map((campo) => `${colecao} ${campo}`)),
  );
  const assinados = ASSINATURAS.flatMap(({ colecao, campos }) =>
    Object.keys(campos).map((campo) => `${colecao} ${campo}`),
  );
  const ditos = new Set([...dasListas, ...assinados]);
  const achados = camposDePessoas().filter((linha) => !DE_COISAS.has(linha) && !deCadastro(linha));
  expect(achados.filter((linha) => !ditos.has(linha))).toEqual([]);
  // What is said of a field that is no more is said of none.
  const motivos = [
    'conflitosDeInteresse motivo',
    'conflitosDeInteresse motivoDaRetirada',
    'impedimentos motivo',
  ];
  const todos = new Set([...camposDePessoas(), ...motivos]);
  expect([...ditos, ...DE_COISAS].filter((linha) => !todos.has(linha))).toEqual([]);
});
