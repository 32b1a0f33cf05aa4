// Projects: who reads and writes them, what is stored, where their links may lead (part 3 §5 and §6).
import * as fs from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { licenciados } from '@/domain/projetos/apoio';
import { umLicenciado } from '@/domain/projetos/apoio.exemplo';
import { chamado, emDias, umColaborador, umProjeto } from '@tests/support/documentos';
import {
  ana,
  caio,
  davi,
  EMPRESA,
  EMPRESA_VIZINHA,
  gilda,
  ivo,
  lia,
  mario,
  rui,
  tea,
  xavier,
} from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudar,
  negado,
  novoId,
  pegar,
  permitido,
  mudadoPor,
} from './ambiente';

const { anonimo, como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);
const colecao = caminhos.projetos(EMPRESA);
const cinquentaEUm = Array.from({ length: 51 }, (_, i) => `embaixador-${i}`);
/** Leaves Mário's role only these flags of the projects. */
const daMatriz = (iniciais: string) =>
  semear({
    [`${caminhos.autorizacao(EMPRESA)}/2_13`]: {
      tipo: 2,
      leitura: iniciais.includes('l'),
      criacao: iniciais.includes('c'),
      editar: iniciais.includes('e'),
      remover: iniciais.includes('r'),
    },
  });

async function guardado(mudancas = {}): Promise<string> {
  const caminho = `${colecao}/${novoId('projeto')}`;
  await semear({ [caminho]: umProjeto(tea, mudancas) });
  return caminho;
}
const arquivo = (caminho: string, nome = 'a.png') => ({
  path: `${caminho}/${nome}`,
  name: nome,
  size: 10,
  type: 'image/png',
});

const VOTACAO = {
  inicio: emDias(1),
  fim: emDias(9),
  publicarResultados: false,
  soFinalistas: false,
};

describe('projetos', () => {
  it('aceitam o que o formulário manda, com banner e fases, e nada além', async () => {
    const caminho = `${colecao}/${novoId()}`;
    const novo = criadoAgora(
      umProjeto(tea, {
        images: [arquivo(caminho)],
        urlImages: ['https://premio.exemplo/'],
        descricaoImages: ['Inscrições abertas'],
        votacao: VOTACAO,
      }),
    );
    await recusa(
      caminho,
      [
        chamado('ab'),
        { licenciado: '' },
        { licenciado: '../x' },
        { categoria: [] },
        { posicao: 3 },
        { tempo: 60_001 },
        { minimoResposta: -1 },
        { anoVigencia: novo.anoAtuacao },
        { linkRegulamento: 'javascript:alert(1)' },
        { linkRegulamento: 'https://a.exemplo\njavascript:alert(1)' },
        { urlImages: ['javascript:alert(1)'] },
        { urlImages: [] },
        { urlImages: ['https://a.exemplo', 'https://b.exemplo'] },
        { images: [] },
        { descricaoImages: [] },
        { descricaoImages: 'Uma imagem' },
        { descricaoImages: null },
        { images: [], urlImages: [], descricaoImages: '' },
        { votacao: 'sim' },
        { votacao: [] },
        { images: [arquivo(`${colecao}/outro`)] },
        { images: [arquivo(caminhos.ideia(EMPRESA, 'x'))] },
        { embaixadores: ['a/b'] },
        { embaixadores: cinquentaEUm, embaixadoresPessoas: [] },
        { embaixadores: [], embaixadoresPessoas: cinquentaEUm },
        { embaixadoresPessoas: [1] },
        { fases: null },
        { fases: 'Inscrição' },
        { fases: { 1: novo.fases[0] } },
        { fases: [...novo.fases, ...novo.fases.slice(0, 5)] },
        { deletedAt: agora() },
        { createdBy: ana.uid },
        { createdAt: emDias(-1) },
        { idEmpresaProjeto: 'x' },
      ].map((mudanca) => () => criar(como(tea), caminho, { ...novo, ...mudanca })),
      () => criar(como(tea), caminho, novo),
    );
    const fases = [...novo.fases, ...novo.fases.slice(0, 4)];
    await mudar(como(tea), caminho, { fases, ...mudadoPor(tea) });
    await mudar(como(tea), caminho, {
      fases: [],
      images: [],
      urlImages: [],
      descricaoImages: [],
      votacao: null,
      embaixadores: [],
      ...mudadoPor(tea),
    });
  });
  it('não mudam de autor nem de data, e não se apagam de verdade', async () => {
    const caminho = await guardado();
    const podia = permitido(() => mudar(como(ana), caminho, { encerrado: true, ...mudadoPor(ana) }));
    for (const mudanca of [{ createdBy: ana.uid }, { createdAt: agora() }, { extra: 1 }, { nome: '' }])
      await recusa(caminho, () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }), podia);
    await recusa(caminho, () => mudar(como(ana), caminho, { encerrado: true, ...mudadoPor(tea) }), podia);
    await soOServidor(caminho, como(ana), (banco) => apagar(banco, caminho));
    await podia();
  });
  it(
    'P194 aberta a votação, as categorias ficam; um instante antes, ou sem votação, mudam',
    { tags: 'cobertura' },
    async () => {
      const aberta = { ...VOTACAO, inicio: emDias(-1) };
      const categoria = ['Indústria', 'Serviços'];
      const caminho = await guardado({ votacao: aberta });
      await recusa(
        caminho,
        [{ categoria }, { categoria, votacao: VOTACAO }, { categoria, votacao: null }].map(
          (mudanca) => () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }),
        ),
        () => mudar(como(ana), caminho, { votacao: { ...aberta, fim: emDias(5) }, ...mudadoPor(ana) }),
      );
      for (const votacao of [VOTACAO, null]) {
        const outro = await guardado({ votacao });
        await permitido(() => mudar(como(ana), outro, { categoria, ...mudadoPor(ana) }))();
      }
    },
  );
  it('removidos, ninguém os muda nem os traz de volta', async () => {
    const caminho = await guardado({ deletedAt: emDias(-1) });
    const vivo = await guardado();
    for (const mudanca of [chamado('Outro nome'), { deletedAt: agora() }])
      await recusa(
        caminho,
        () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }),
        () => mudar(como(ana), vivo, { ...mudanca, ...mudadoPor(ana) }),
      );
    await soOServidor(caminho, como(ana), (banco) =>
      mudar(banco, caminho, { deletedAt: null, ...mudadoPor(ana) }),
    );
  });
  it('cada ato pede a sua permissão do módulo 13', { tags: 'cobertura' }, async () => {
    const caminho = await guardado();
    const removido = { deletedAt: agora() };
    const atos: [string, () => Promise<unknown>][] = [
      ['l', () => pegar(como(mario), caminho)],
      ['l', () => listar(como(mario), colecao, fs.where('deletedAt', '==', null))],
      ['c', () => criar(como(mario), `${colecao}/${novoId()}`, criadoAgora(umProjeto(mario)))],
      ['e', () => mudar(como(mario), caminho, { encerrado: true, votacao: VOTACAO, ...mudadoPor(mario) })],
      ['r', () => mudar(como(mario), caminho, { ...removido, ...mudadoPor(mario) })],
    ];
    for (const [inicial, ato] of atos) {
      await daMatriz('lcer'.replace(inicial, ''));
      const podia = permitido(() => ato());
      await negado(ato(), podia);
      await daMatriz(inicial);
      await podia();
    }
    await daMatriz('lcer');
  });
  it('são da empresa e da área: outra empresa, outra licenciada, convidada, externo e desabilitado não os veem', async () => {
    const caminho = await guardado();
    const podia = permitido(() => pegar(como(caio), caminho));
    const lista = permitido(() => listar(como(caio), colecao));
    for (const banco of [xavier, lia, gilda, rui, davi].map((quem) => como(quem)).concat(anonimo())) {
      await negado(pegar(banco, caminho), podia);
      await negado(listar(banco, colecao), lista);
      await recusa(
        caminho,
        () => mudar(banco, caminho, { encerrado: true, ...mudadoPor(xavier) }),
        () => mudar(como(ana), caminho, { encerrado: true, ...mudadoPor(ana) }),
      );
    }
    const [deFora, daqui] = [EMPRESA_VIZINHA, EMPRESA].map(
      (contexto) => `${caminhos.projetos(contexto)}/${novoId()}`,
    ) as [string, string];
    await recusa(
      deFora,
      () => criar(como(ana), deFora, criadoAgora(umProjeto(ana))),
      () => criar(como(ana), daqui, criadoAgora(umProjeto(ana))),
    );
    await podia();
    await semear({ [caio.referencia]: umColaborador(caio, { diagnostico: false }) });
    await negado(listar(como(caio), colecao), lista);
    await semear({ [caio.referencia]: umColaborador(caio) });
    await lista();
  });
  it('a empresa inativa lê e não escreve; ninguém raspa a lista', async () => {
    const daInativa = `${caminhos.projetos(ivo.contexto)}/${novoId()}`;
    await semear({ [daInativa]: umProjeto(ivo) });
    await pegar(como(ivo), daInativa);
    const encerra = () => mudar(como(ivo), daInativa, { encerrado: true, ...mudadoPor(ivo) });
    await recusa(daInativa, encerra, async () => {
      await semear({ [ivo.referencia]: umColaborador(ivo, { empresaStatus: 'ATIVO' }) });
      await encerra();
    });
    await semear({ [ivo.referencia]: umColaborador(ivo) });
    const pagina = () => fs.getDocs(fs.query(fs.collection(como(ana), colecao), fs.limit(250)));
    await negado(fs.getDocs(fs.query(fs.collection(como(ana), colecao), fs.limit(251))), pagina);
    await negado(fs.getDocs(fs.collection(como(ana), colecao)), pagina);
  });
});

describe('licenciado', () => {
  it('tem e-mail e até duas logomarcas, da sua própria pasta', { tags: 'cobertura' }, async () => {
    const caminho = `${licenciados.onde(EMPRESA)}/${novoId()}`;
    const logo = (nome: string, pasta = caminho) => arquivo(`${pasta}/logo/a1`, nome);
    const novo = criadoAgora(umLicenciado(ana, { logo: [logo('clara.png'), logo('escura.png')] }));
    await recusa(
      caminho,
      [
        { email: 'sem arroba' },
        { email: `${'a'.repeat(243)}@exemplo.com` },
        { email: null },
        { logo: [logo('a.png'), logo('b.png'), logo('c.png')] },
        { logo: [logo('a.png', `${licenciados.onde(EMPRESA)}/outro`)] },
        { logo: [arquivo(caminhos.projeto(EMPRESA, 'p'))] },
        { logo: 'a.png' },
      ].map((mudanca) => () => criar(como(ana), caminho, { ...novo, ...mudanca })),
      () => criar(como(ana), caminho, novo),
    );
    await recusa(
      caminho,
      () => mudar(como(ana), caminho, { email: 'x@', ...mudadoPor(ana) }),
      () => mudar(como(ana), caminho, { email: '', logo: [], ...mudadoPor(ana) }),
    );
  });
});
