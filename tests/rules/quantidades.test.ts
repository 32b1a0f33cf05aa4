// What anybody may add has an end (src/domain/comum/quantidades.ts): a flood is refused, the one before it is not (I13).
import { beforeEach, describe, it } from 'vitest';
import { diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/caminhos';
import {
  COLECOES_COM_LIMITE_NO_DIA,
  type ComLimiteNoDia,
  LISTAS_DA_EMPRESA,
  MAXIMO,
  MAXIMO_DA_LISTA,
} from '@/domain/comum/quantidades';
import { umaCategoriaDeDesafio } from '@/domain/desafios/categoria-de-desafio.exemplo';
import { umaPessoaEmbaixadora, umEmbaixador, umLicenciado } from '@/domain/projetos/apoio.exemplo';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { UM_COMECADO } from '@tests/support/comecados';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { CATEGORIA_DE_DESAFIO, DESAFIO } from '@tests/support/desafio';
import {
  umaIdeia,
  umaIdeiaPublicada,
  umColaborador,
  umComentario,
  umMarco,
  umProjeto,
  REGULAMENTO,
  umRegulamentoDeDesafios,
} from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, type Persona, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  criadoAgora,
  criar,
  juntos,
  mudar,
  negado,
  novoId,
  pegar,
  permitido,
  mudadoPor,
} from './ambiente';
import { publicacao } from './vagas';

const { como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);

const hoje = inicioDoDia(diaDe(new Date()));
const ontem = inicioDoDia(maisDias(diaDe(new Date()), -1));
const contado = (quem: Persona, mudancas: object) =>
  semear({
    [caminhos.quantidadesDaPessoa(EMPRESA, quem.uid)]: {
      publicadasNoDia: 0,
      dia: ontem,
      ...mudancas,
    },
  });
beforeEach(() => contado(caio, {}));

const publicar = async (quem: Persona) => {
  const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
  await semear({ [caminho]: umaIdeia(quem) });
  return [caminho, () => mudar(como(quem), caminho, publicacao(quem))] as const;
};

describe('publicações do dia', () => {
  it('I13 a última que cabe entra, a seguinte não, e amanhã outra vez', { tags: 'cobertura' }, async () => {
    const podia = permitido(async () => (await publicar(caio))[1]());
    await contado(caio, { publicadasNoDia: MAXIMO.publicadasNoDia - 1, dia: hoje });
    await podia();
    await contado(caio, { publicadasNoDia: MAXIMO.publicadasNoDia, dia: hoje });
    await recusa(...(await publicar(caio)), podia);
    await contado(caio, { publicadasNoDia: MAXIMO.publicadasNoDia, dia: ontem });
    await (await publicar(caio))[1]();
  });
  it('quem administra publica o que importou', async () => {
    await contado(ana, { publicadasNoDia: MAXIMO.publicadasNoDia, dia: hoje });
    await (await publicar(ana))[1]();
  });
});

it.each([
  ['marcos', umMarco],
  ['comentarios', umComentario],
] as const)('I13 %s de uma ideia: o último que cabe entra, o seguinte não', async (oQue, um) => {
  const ideia = caminhos.ideia(EMPRESA, novoId('ideia'));
  const acrescentar = () =>
    criar(
      como(caio),
      `${caminhos.sob(ideia)[oQue]}/${novoId('n')}`,
      criadoAgora(um === umMarco ? umMarco(caio, ideia) : umComentario(caio)),
    );
  const com = (total: number) => semear({ [caminhos.quantidade(ideia, oQue)]: { total } });
  await semear({ [ideia]: umaIdeiaPublicada(clara) });
  await com(MAXIMO[oQue] - 1);
  const podia = permitido(() => acrescentar());
  await podia();
  await com(MAXIMO[oQue]);
  await negado(acrescentar(), podia);
});

const DAS_LISTAS: Record<
  (typeof LISTAS_DA_EMPRESA)[number],
  (quem: Persona) => Parameters<typeof criadoAgora>[0]
> = {
  categoriaDeInovacao: umaCategoria,
  desafioCategorias: umaCategoriaDeDesafio,
  licenciado: umLicenciado,
  embaixadores: umEmbaixador,
  embaixadoresPessoas: umaPessoaEmbaixadora,
};
it.each(LISTAS_DA_EMPRESA)(
  'I13 %s da empresa: o último que cabe entra, o seguinte não, nem de quem administra; o que há ainda se muda',
  { tags: 'cobertura' },
  async (lista) => {
    const novo = () => {
      const caminho = `${caminhos.daEmpresa(EMPRESA, lista)}/${novoId('n')}`;
      return [caminho, () => criar(como(ana), caminho, criadoAgora(DAS_LISTAS[lista](ana)))] as const;
    };
    const com = (total: number) =>
      semear({ [caminhos.quantidade(caminhos.empresa(EMPRESA), lista)]: { total } });
    const [ultimo, acrescentar] = novo();
    const podia = permitido(acrescentar);
    await com(MAXIMO_DA_LISTA - 1);
    await podia();
    await com(MAXIMO_DA_LISTA);
    await recusa(...novo(), podia);
    await mudar(como(ana), ultimo, { deletedAt: agora(), ...mudadoPor(ana) });
    await recusa(...novo(), podia);
    await com(0);
    await novo()[1]();
  },
);

/** A play of another person, which runs. */
const JOGADA = 'loja-piloto';
const idDe = (caminho: string) => caminho.slice(caminho.lastIndexOf('/') + 1);
const comecar = (colecao: ComLimiteNoDia, quem: Persona) => {
  const id = novoId('n');
  const caminho = caminhos.registro(EMPRESA, colecao, id);
  const novo = criadoAgora(UM_COMECADO[colecao](quem));
  if (colecao !== 'movimentacoesDeTaticas') return [caminho, () => criar(como(quem), caminho, novo)] as const;
  // A movement comes with the tactic that it moves.
  const tatica = caminhos.registro(EMPRESA, 'taticasDaJogada', novoId('t'));
  return [
    caminho,
    async () => {
      await semear({ [tatica]: umaTaticaDaJogada(clara, { jogada: JOGADA }) });
      await juntos(
        como(quem),
        [tatica, { status: 2, movimentadaEm: agora(), ultimaMovimentacao: id, ...mudadoPor(quem) }, 'mudar'],
        [caminho, { ...novo, jogada: JOGADA, tatica: idDe(tatica), status: 2 }],
      );
    },
  ] as const;
};
it.each(COLECOES_COM_LIMITE_NO_DIA)(
  'I13 quem começou demais espera a meia-noite que o gatilho disse, e depois começa outra vez: %s',
  { tags: 'cobertura' },
  async (colecao) => {
    const ate = (semRascunhosAte: Date) =>
      semear({ [caio.referencia]: umColaborador(caio, { semRascunhosAte }) });
    await semear({
      [caminhos.registro(EMPRESA, 'desafioCategorias', CATEGORIA_DE_DESAFIO)]: umaCategoriaDeDesafio(ana),
      [caminhos.registro(EMPRESA, DESAFIO.regulamentos, REGULAMENTO)]: umRegulamentoDeDesafios(),
      [caminhos.registro(EMPRESA, 'jogadaDeInovacao', JOGADA)]: umaJogada(clara, { implementada: true }),
    });
    await ate(inicioDoDia(maisDias(diaDe(new Date()), 1)));
    const podia = permitido(comecar(colecao, caio)[1]);
    await recusa(...comecar(colecao, caio), podia);
    await recusa(
      caio.referencia,
      () => mudar(como(caio), caio.referencia, { telefone: '', semRascunhosAte: ontem, ...mudadoPor(caio) }),
      () => mudar(como(caio), caio.referencia, { telefone: '', ...mudadoPor(caio) }),
    );
    await comecar(colecao, clara)[1]();
    await ate(hoje);
    await podia();
    await semear({ [caio.referencia]: umColaborador(caio) });
    await comecar(colecao, caio)[1]();
  },
);

const novaRegiao = () => {
  const caminho = `${regioesDe(EMPRESA, 'das-regioes')}/${novoId('r')}`;
  const dados = criadoAgora(umaRegiao(ana, 'das-regioes'));
  return [caminho, () => criar(como(ana), caminho, dados)] as const;
};
it(
  'I13 as regiões de um projeto: a última que cabe entra, a seguinte não',
  { tags: 'cobertura' },
  async () => {
    const projeto = caminhos.projeto(EMPRESA, 'das-regioes');
    await semear({ [projeto]: umProjeto(ana) });
    const com = (total: number) => semear({ [caminhos.quantidade(projeto, 'regioes')]: { total } });
    await com(MAXIMO.regioes - 1);
    const podia = permitido(novaRegiao()[1]);
    await podia();
    await com(MAXIMO.regioes);
    await recusa(...novaRegiao(), podia);
  },
);

it(
  'P350 quanto há lê quem lê o que se conta, e o que publicou hoje só a própria pessoa',
  { tags: 'cobertura' },
  async () => {
    const publicadas = caminhos.quantidadesDaPessoa(EMPRESA, caio.uid);
    const daEmpresa = caminhos.quantidade(caminhos.empresa(EMPRESA), 'embaixadores');
    const projeto = caminhos.projeto(EMPRESA, 'das-contas');
    const [publica, privada] = ['publica', 'privada'].map((nome) =>
      caminhos.ideia(EMPRESA, novoId(nome)),
    ) as [string, string];
    const de = caminhos.quantidade;
    await semear({
      [publica]: umaIdeiaPublicada(clara),
      [privada]: umaIdeiaPublicada(clara, { privado: true, visibilidade: 'PRIVADA' }),
      [projeto]: umProjeto(ana),
      [daEmpresa]: { total: 3 },
      [de(publica, 'comentarios')]: { total: 4 },
      [de(privada, 'comentarios')]: { total: 5 },
      [de(projeto, 'regioes')]: { total: 6 },
    });
    const le = (quem: Persona, caminho: string) => () => pegar(como(quem), caminho);
    await negado(pegar(como(clara), publicadas), le(caio, publicadas));
    await negado(pegar(como(caio), de(privada, 'comentarios')), le(clara, de(privada, 'comentarios')));
    await negado(pegar(como(xavier), de(publica, 'comentarios')), le(caio, de(publica, 'comentarios')));
    await negado(pegar(como(xavier), de(projeto, 'regioes')), le(ana, de(projeto, 'regioes')));
    await negado(pegar(como(xavier), daEmpresa), le(caio, daEmpresa));
  },
);

it('quanto há, ninguém escreve: é do gatilho', async () => {
  const dele = caminhos.quantidadesDaPessoa(EMPRESA, caio.uid);
  const daEmpresa = caminhos.quantidade(caminhos.empresa(EMPRESA), 'embaixadores');
  await semear({ [daEmpresa]: { total: 3 } });
  for (const quem of [caio, ana])
    for (const [caminho, contado] of [
      [dele, 'publicadasNoDia'],
      [daEmpresa, 'total'],
    ] as const)
      await soOServidor(caminho, como(quem), (banco) => mudar(banco, caminho, { [contado]: 0 }));
});
