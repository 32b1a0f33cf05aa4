import { deleteField } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umaPessoa, umColaborador, chamado } from '@tests/support/documentos';
import {
  ana,
  caio,
  clara,
  EMPRESA,
  EMPRESA_VIZINHA,
  mario,
  marta,
  persona,
  rui,
  xavier,
} from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  doAparelho,
  listar,
  mudar,
  pegar,
  negado,
  permitido,
  mudadoPor,
} from './ambiente';

const { como, anonimo, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);
const colaboradores = caminhos.colaboradores(EMPRESA);
const fotoEm = (path: string) => ({ image: [{ path, name: 'b.png', size: 1, type: 'image/png' }] });

describe('ver colaboradores', () => {
  it('quem tem 2.leitura e a área aberta vê todos; os demais, só a si', { tags: 'cobertura' }, async () => {
    const podia = permitido(() => listar(como(mario), colaboradores));
    await podia();
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/5_2`]: { leitura: false } });
    const podia2 = permitido(() => pegar(como(caio), caio.referencia));
    await negado(pegar(como(caio), clara.referencia), podia2);
    const podia3 = permitido(() => listar(como(ana), colaboradores));
    await negado(listar(como(caio), colaboradores), podia3);
    await podia2();
    await semear({ [mario.referencia]: umColaborador(mario, { configuracoes: false }) });
    await negado(listar(como(mario), colaboradores), podia);
    await pegar(como(mario), mario.referencia);
    await podia3();
  });
  it('o respondente externo vê só a si', async () => {
    const podia = permitido(() => pegar(como(rui), rui.referencia));
    await podia();
    await negado(pegar(como(rui), clara.referencia), podia);
    await negado(listar(como(rui), colaboradores), () => listar(como(mario), colaboradores));
  });
  it('A01 administrador de outra empresa e visitante não veem ninguém', async () => {
    const podia = permitido(() => pegar(como(ana), clara.referencia));
    for (const banco of [como(xavier), anonimo()]) {
      await negado(pegar(banco, clara.referencia), podia);
      await negado(listar(banco, colaboradores), () => listar(como(ana), colaboradores));
    }
    await podia();
  });
});

describe('mudar o próprio registro', () => {
  const nome = { ...chamado('Clara Nova Autora'), ...mudadoPor(clara) };
  it('nome, telefone, foto, nascimento e setores', { tags: 'cobertura' }, () =>
    mudar(como(clara), clara.referencia, {
      ...nome,
      telefone: '',
      image: [
        { path: `${clara.referencia}/ab12/foto.png`, name: 'foto.png', size: 90_000, type: 'image/png' },
      ],
      dataNascimento: new Date('1990-05-17T03:00:00Z'),
      setores: ['Vendas', 'Qualidade'],
      busca: ['cl', 'cla'],
    }),
  );
  it.each<[string, object]>([
    ['B01 papel', { role: 'ADMIN' }],
    ['B01 papel em número', { role: 1 }],
    ['B02 área gestao', { gestao: true }],
    ['B02 área configuracoes', { configuracoes: true }],
    ['B03 situação', { status: 'INACTIVE' }],
    ['B03 desabilitado em', { disabledAt: null }],
    ['e-mail', { email: 'outra@exemplo.com.br' }],
    ['externo', { externo: true }],
    ['situação da empresa', { empresaStatus: 'INATIVO' }],
    ['papel da empresa', { empresaRole: 'CONVIDADA' }],
    ['remoção', { deletedAt: agora() }],
    ['data de aceite', { inviteAcceptedAt: agora() }],
    ['campo a mais', { isAdmin: true }],
    ['foto de outra pessoa', fotoEm(`${caio.referencia}/a/b.png`)],
    ['foto de outra pessoa, passando pela sua pasta', fotoEm(`${clara.referencia}/../${caio.uid}/a/b.png`)],
    ['foto da pasta de quem tem um uid que começa como o seu', fotoEm(`${clara.referencia}2/a/b.png`)],
    ['foto da pasta de colaboradores', fotoEm(`${colaboradores}/b.png`)],
    ['foto de outra empresa', fotoEm(`${caminhos.colaborador(EMPRESA_VIZINHA, clara.uid)}/a/b.png`)],
    ['arquivo de uma ideia', fotoEm(`${caminhos.ideia(EMPRESA, 'ideia')}/a/b.png`)],
    [
      'duas fotos',
      {
        image: [1, 2].map((i) => ({
          path: `${clara.referencia}/a/${i}.png`,
          name: 'b.png',
          size: 1,
          type: 'image/png',
        })),
      },
    ],
    ['nome vazio', chamado('   ')],
  ])('não muda %s', async (_, mudanca) => {
    await semear({
      [clara.referencia]: umColaborador(clara, {
        gestao: false,
        configuracoes: false,
        disabledAt: new Date(0),
      }),
    });
    await recusa(
      clara.referencia,
      () => mudar(como(clara), clara.referencia, { ...nome, ...mudanca }),
      () => mudar(como(clara), clara.referencia, nome),
    );
  });
  it('a foto com que a pessoa foi cadastrada fica onde está; a nova vem da pasta dela', async () => {
    const daEntrada = fotoEm(`${colaboradores}/5d0cbb1e-8e3f-4b52-a3c5-0a8f2a3de1d7/ab12/foto.png`);
    const podia = permitido(() => mudar(como(clara), clara.referencia, { ...nome, ...daEntrada }));
    await recusa(
      clara.referencia,
      () => mudar(como(clara), clara.referencia, { ...nome, ...daEntrada }),
      podia,
    );
    await semear({ [clara.referencia]: umColaborador(clara, daEntrada) });
    await podia();
    const outra = fotoEm(`${colaboradores}/5d0cbb1e-8e3f-4b52-a3c5-0a8f2a3de1d7/ab12/outra.png`);
    await recusa(
      clara.referencia,
      () => mudar(como(clara), clara.referencia, { ...nome, ...outra }),
      () => mudar(como(clara), clara.referencia, { ...nome, ...fotoEm(`${clara.referencia}/ab12/foto.png`) }),
    );
  });
  it('B02 apagar a marca de uma área não abre todas', async () => {
    await recusa(
      clara.referencia,
      () => mudar(como(clara), clara.referencia, { ...nome, gestao: deleteField() }),
      () => mudar(como(clara), clara.referencia, nome),
    );
  });
  it('B03 quem foi desabilitado não se reabilita', async () => {
    const davi = persona('Davi Desabilitado', 'COLLABORATOR', { status: 'DISABLED' });
    const mudaSeu = () => mudar(como(davi), davi.referencia, { ...chamado('Davi'), ...mudadoPor(davi) });
    await recusa(
      davi.referencia,
      [
        () => mudar(como(davi), davi.referencia, { status: 'ACTIVE', disabledAt: null, ...mudadoPor(davi) }),
        mudaSeu,
      ],
      async () => {
        await semear({ [davi.referencia]: umColaborador(davi, { status: 'ACTIVE' }) });
        await mudaSeu();
      },
    );
    await semear({ [davi.referencia]: umColaborador(davi) });
  });
  it('ninguém muda o de outra pessoa por aqui, nem ADMIN', async () => {
    await recusa(
      clara.referencia,
      [caio, ana, marta].map(
        (quem) => () => mudar(como(quem), clara.referencia, { ...chamado('Outro'), ...mudadoPor(quem) }),
      ),
      () => mudar(como(clara), clara.referencia, nome),
    );
  });
});

const haMinutos = (minutos: number) => new Date(Date.now() - minutos * 60_000);
const semearAcesso = (pessoa: typeof clara, ultimoAcesso: Date | null) =>
  semear({ [pessoa.referencia]: umColaborador(pessoa, { ultimoAcesso }) });

describe('dizer que entrou', () => {
  const entrou = { ultimoAcesso: agora() };

  it('a primeira vez, e de novo passadas vinte horas', { tags: 'cobertura' }, async () => {
    await semearAcesso(clara, null);
    await mudar(como(clara), clara.referencia, entrou);
    const podia = permitido(() => mudar(como(clara), clara.referencia, entrou));
    await recusa(clara.referencia, () => mudar(como(clara), clara.referencia, entrou), podia);
    await semearAcesso(clara, haMinutos(19 * 60 + 50));
    await recusa(clara.referencia, () => mudar(como(clara), clara.referencia, entrou), podia);
    await semearAcesso(clara, haMinutos(20 * 60 + 10));
    await podia();
  });
  it.each<[string, () => object]>([
    ['com o nome junto', () => ({ ...entrou, ...chamado('Clara Outra') })],
    ['com a marca da mudança junto', () => ({ ...entrou, ...mudadoPor(clara) })],
    ['com o papel junto', () => ({ ...entrou, role: 'ADMIN' })],
    ['numa hora que ainda vem', () => ({ ultimoAcesso: new Date(Date.now() + 3_600_000) })],
    ['numa hora que já passou', () => ({ ultimoAcesso: doAparelho() })],
    ['sem hora', () => ({ ultimoAcesso: null })],
    ['apagando', () => ({ ultimoAcesso: deleteField() })],
  ])('não %s', async (_, mudanca) => {
    await semearAcesso(clara, haMinutos(48 * 60));
    await recusa(
      clara.referencia,
      () => mudar(como(clara), clara.referencia, mudanca()),
      () => mudar(como(clara), clara.referencia, entrou),
    );
  });
  it('ninguém pelos outros, nem ADMIN', async () => {
    await semearAcesso(clara, null);
    await recusa(
      clara.referencia,
      [caio, ana, marta, xavier].map((quem) => () => mudar(como(quem), clara.referencia, entrou)),
      () => mudar(como(clara), clara.referencia, entrou),
    );
  });
  it('nem o respondente, nem quem foi desabilitado, nem o de empresa inativa', async () => {
    await semearAcesso(rui, null);
    const podia = permitido(() => mudar(como(caio), caio.referencia, entrou));
    await recusa(rui.referencia, () => mudar(como(rui), rui.referencia, entrou), podia);
    for (const fechado of [{ status: 'DISABLED' }, { empresaStatus: 'INATIVO' }] as const) {
      await semear({ [caio.referencia]: umColaborador(caio, { ...fechado, ultimoAcesso: null }) });
      await recusa(caio.referencia, () => mudar(como(caio), caio.referencia, entrou), podia);
    }
    await semearAcesso(caio, null);
    await podia();
  });
});

describe('dizer que viu os primeiros passos', () => {
  const viu = { comecoVistoEm: agora() };

  it('agora, e o contrário; quantas vezes quiser', { tags: 'cobertura' }, async () => {
    await mudar(como(clara), clara.referencia, viu);
    await mudar(como(clara), clara.referencia, { comecoVistoEm: null });
    await mudar(como(clara), clara.referencia, viu);
    await mudar(como(clara), clara.referencia, viu);
  });
  it.each<[string, () => object]>([
    ['com o nome junto', () => ({ ...viu, ...chamado('Clara Outra') })],
    ['com a marca da mudança junto', () => ({ ...viu, ...mudadoPor(clara) })],
    ['com o acesso junto', () => ({ ...viu, ultimoAcesso: agora() })],
    ['com o papel junto', () => ({ ...viu, role: 'ADMIN' })],
    ['numa hora que ainda vem', () => ({ comecoVistoEm: new Date(Date.now() + 3_600_000) })],
    ['numa hora que já passou', () => ({ comecoVistoEm: doAparelho() })],
    ['em palavras', () => ({ comecoVistoEm: 'ontem' })],
    ['apagando', () => ({ comecoVistoEm: deleteField() })],
  ])('não %s', async (_, mudanca) => {
    await semear({
      [clara.referencia]: umColaborador(clara, { comecoVistoEm: new Date(0), ultimoAcesso: null }),
    });
    await recusa(
      clara.referencia,
      () => mudar(como(clara), clara.referencia, mudanca()),
      () => mudar(como(clara), clara.referencia, viu),
    );
  });
  it('ninguém pelos outros, nem ADMIN; nem o respondente, nem o de empresa inativa', async () => {
    const podia = permitido(() => mudar(como(clara), clara.referencia, viu));
    for (const quem of [caio, ana, marta, xavier])
      await recusa(clara.referencia, () => mudar(como(quem), clara.referencia, viu), podia);
    await recusa(rui.referencia, () => mudar(como(rui), rui.referencia, viu), podia);
    await semear({ [caio.referencia]: umColaborador(caio, { empresaStatus: 'INATIVO' }) });
    await recusa(caio.referencia, () => mudar(como(caio), caio.referencia, viu), podia);
    await podia();
  });
});

describe('registros que só as funções escrevem', () => {
  it('B05 ninguém cria colaborador, nem o próprio, nem com outro papel', async () => {
    const novata = persona('Nina Nova', 'ADMIN');
    for (const quem of [mario, ana, novata]) {
      await soOServidor(novata.referencia, como(quem), (banco) =>
        criar(banco, novata.referencia, criadoAgora(umColaborador(novata))),
      );
      await soOServidor(quem.referencia, como(quem), (banco) =>
        criar(banco, quem.referencia, criadoAgora(umColaborador(novata))),
      );
    }
  });
  it('C12 ninguém apaga colaborador', async () => {
    for (const quem of [clara, ana])
      await soOServidor(clara.referencia, como(quem), (banco) => apagar(banco, clara.referencia));
  });
  it('pessoas: todos de dentro leem, ninguém escreve', { tags: 'cobertura' }, async () => {
    const caminho = `${caminhos.pessoas(EMPRESA)}/${clara.uid}`;
    await semear({ [caminho]: umaPessoa(clara) });
    for (const quem of [clara, ana]) {
      await soOServidor(caminho, como(quem), (banco) => criar(banco, caminho, umaPessoa(quem)));
      await soOServidor(caminho, como(quem), (banco) => mudar(banco, caminho, chamado('Outro')));
      await soOServidor(caminho, como(quem), (banco) => apagar(banco, caminho));
    }
    const podia = permitido(() => listar(como(caio), caminhos.pessoas(EMPRESA)));
    const podia2 = permitido(() => pegar(como(caio), caminho));
    for (const quem of [rui, xavier]) {
      await negado(pegar(como(quem), caminho), podia2);
      await negado(listar(como(quem), caminhos.pessoas(EMPRESA)), podia);
    }
    expect((await podia()).size).toBe(1);
    await podia2();
  });
});
