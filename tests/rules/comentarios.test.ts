import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { emDias, emOutraEmpresa, umaIdeia, umaIdeiaPublicada, umComentario } from '@tests/support/documentos';
import {
  ana,
  caio,
  clara,
  EMPRESA,
  EMPRESA_VIZINHA,
  paulo,
  type Persona,
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
  novoId,
  pegar,
  doAparelho,
  negado,
  permitido,
  mudadoPor,
} from './ambiente';

const { como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);

await semear({
  [caminhos.ideia(EMPRESA, 'publica')]: umaIdeiaPublicada(clara),
  [caminhos.ideia(EMPRESA, 'rascunho')]: umaIdeia(clara),
  [caminhos.ideia(EMPRESA, 'privada')]: umaIdeiaPublicada(clara, {
    privado: true,
    participantesReferences: [paulo.referencia],
  }),
  [caminhos.ideia(EMPRESA, 'fechada')]: umaIdeiaPublicada(clara, { permitirComentarios: false }),
  [caminhos.ideia(EMPRESA, 'removida')]: umaIdeiaPublicada(clara, { deletedAt: emDias(-1) }),
});
const sob = (ideia: string) =>
  `${caminhos.sob(caminhos.ideia(EMPRESA, ideia)).comentarios}/${novoId('comentario')}`;
const novo = (autor: Persona, mudancas: Parameters<typeof umComentario>[1] = {}) =>
  criadoAgora(umComentario(autor, mudancas));
async function guardado(
  autor: Persona,
  ideia = 'publica',
  mudancas: Parameters<typeof umComentario>[1] = {},
) {
  const caminho = sob(ideia);
  await semear({ [caminho]: umComentario(autor, mudancas) });
  return caminho;
}

describe('comentar', () => {
  it('quem vê a ideia publicada e aberta comenta e responde', async () => {
    const caminho = sob('publica');
    await criar(como(caio), caminho, novo(caio));
    await criar(como(ana), sob('publica'), novo(ana, { respostaAoComentarioReference: caminho }));
    await criar(
      como(paulo),
      sob('privada'),
      novo(paulo, { colaboradoresMencionadosReferences: [clara.referencia] }),
    );
  });
  it.each(['rascunho', 'privada', 'fechada', 'removida', 'que-nao-existe'])(
    'ninguém de fora comenta em %s',
    async (ideia) => {
      const caminho = sob(ideia);
      await recusa(
        caminho,
        () => criar(como(caio), caminho, novo(caio)),
        () => criar(como(caio), sob('publica'), novo(caio)),
      );
    },
  );
  it('nem o próprio autor comenta no rascunho', { tags: 'cobertura' }, async () => {
    const caminho = sob('rascunho');
    await recusa(
      caminho,
      () => criar(como(clara), caminho, novo(clara)),
      () => criar(como(clara), sob('privada'), novo(clara)),
    );
  });
  it('C14 ninguém assina com nome, e-mail, papel ou referência de outra pessoa', async () => {
    const caminho = sob('publica');
    const proprio = umComentario(caio).autor;
    const falsos = [
      umComentario(ana).autor,
      { ...proprio, nome: ana.nome },
      { ...proprio, email: ana.email },
      { ...proprio, role: 'ADMIN' as const },
      { ...proprio, refPath: ana.referencia },
      { ...proprio, cargo: 'Diretora' },
    ];
    const podia = permitido(() => criar(como(caio), caminho, novo(caio)));
    for (const autor of falsos)
      await recusa(caminho, () => criar(como(caio), caminho, novo(caio, { autor })), podia);
    await recusa(caminho, () => criar(como(caio), caminho, novo(caio, { createdBy: ana.uid })), podia);
    await podia();
  });
  it('C16 só responde a comentário da mesma ideia', async () => {
    const caminho = sob('publica');
    const outros = [
      sob('privada'),
      emOutraEmpresa(sob('publica'), EMPRESA_VIZINHA),
      caminhos.ideia(EMPRESA, 'publica'),
      `${sob('publica')}/mais/1`,
      'qualquer',
    ];
    await recusa(
      caminho,
      outros.map(
        (respostaAoComentarioReference) => () =>
          criar(como(caio), caminho, novo(caio, { respostaAoComentarioReference })),
      ),
      async () =>
        criar(como(caio), caminho, novo(caio, { respostaAoComentarioReference: await guardado(ana) })),
    );
  });
  it('C16 só menciona pessoas desta empresa, cada uma uma vez', async () => {
    const caminho = sob('publica');
    await recusa(
      caminho,
      [[xavier.referencia], [ana.referencia, ana.referencia], ['x'], [caminhos.ideia(EMPRESA, 'a')]].map(
        (mencionados) => () =>
          criar(como(caio), caminho, novo(caio, { colaboradoresMencionadosReferences: mencionados })),
      ),
      () =>
        criar(
          como(caio),
          caminho,
          novo(caio, { colaboradoresMencionadosReferences: [ana.referencia, paulo.referencia] }),
        ),
    );
  });
});

describe('ler comentários', () => {
  it(
    'A14 os de uma ideia que não se vê não se leem, um a um nem em lista',
    { tags: 'cobertura' },
    async () => {
      const podia = permitido(async () => pegar(como(paulo), await guardado(clara, 'privada')));
      const podia2 = permitido(() =>
        listar(como(caio), caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).comentarios),
      );
      for (const ideia of ['privada', 'rascunho', 'removida']) {
        const caminho = await guardado(clara, ideia);
        await negado(pegar(como(caio), caminho), podia);
        await negado(listar(como(caio), caminhos.sob(caminhos.ideia(EMPRESA, ideia)).comentarios), podia2);
      }
      await podia();
      await listar(como(paulo), caminhos.sob(caminhos.ideia(EMPRESA, 'privada')).comentarios);
      await podia2();
    },
  );
  it('A01 administrador de outra empresa não os lê', async () => {
    const caminho = await guardado(clara);
    await negado(pegar(como(xavier), caminho), () => pegar(como(ana), caminho));
  });
});

const edicao = (quem: Persona) => ({ comentario: 'Pensei melhor.', ...mudadoPor(quem) });

const remocao = (quem: Persona) => ({ deletedAt: agora(), ...mudadoPor(quem) });

const haMinutos = (minutos: number) => ({ createdAt: new Date(Date.now() - minutos * 60_000) });

describe('editar e remover comentário', () => {
  it('C13 só quem escreveu edita ou remove', { tags: 'cobertura' }, async () => {
    const caminho = await guardado(caio);
    const podia = permitido(() => mudar(como(caio), caminho, edicao(caio)));
    const podia2 = permitido(() => mudar(como(caio), caminho, remocao(caio)));
    for (const outro of [clara, ana]) {
      await recusa(caminho, () => mudar(como(outro), caminho, edicao(outro)), podia);
      await recusa(caminho, () => mudar(como(outro), caminho, remocao(outro)), podia2);
    }
    await podia();
    await podia2();
    await recusa(caminho, () => mudar(como(caio), caminho, edicao(caio)), podia);
    await recusa(caminho, () => mudar(como(caio), caminho, { deletedAt: null, ...mudadoPor(caio) }), podia2);
  });
  it('só o texto e as menções mudam', async () => {
    const caminho = await guardado(caio);
    const proibidas = [
      { autor: umComentario(ana).autor },
      { respostaAoComentarioReference: sob('publica') },
      { createdAt: agora() },
      { createdBy: ana.uid },
      { deletedAt: doAparelho() },
      { curtidas: 3 },
    ];
    await recusa(
      caminho,
      proibidas.map((mudanca) => () => mudar(como(caio), caminho, { ...edicao(caio), ...mudanca })),
      () =>
        mudar(como(caio), caminho, {
          ...edicao(caio),
          colaboradoresMencionadosReferences: [ana.referencia],
        }),
    );
  });
  it(
    'C170 passados quinze minutos o texto fica; remover, ainda se remove',
    { tags: 'cobertura' },
    async () => {
      const [antes, depois] = [
        await guardado(caio, 'publica', haMinutos(13)),
        await guardado(caio, 'publica', haMinutos(15)),
      ];
      await recusa(
        depois,
        () => mudar(como(caio), depois, edicao(caio)),
        () => mudar(como(caio), antes, edicao(caio)),
      );
      await mudar(como(caio), depois, remocao(caio));
    },
  );
  it('C171 o que a moderação ocultou ninguém reescreve', { tags: 'cobertura' }, async () => {
    const oculto = await guardado(caio, 'publica', { oculto: 'OFENSA' });
    const aVista = await guardado(caio);
    await recusa(
      oculto,
      () => mudar(como(caio), oculto, edicao(caio)),
      () => mudar(como(caio), aVista, edicao(caio)),
    );
    // Nor does anybody hide or show one by hand.
    await recusa(
      aVista,
      [
        () => mudar(como(caio), aVista, { ...edicao(caio), oculto: 'OFENSA' }),
        () => mudar(como(ana), aVista, { oculto: 'OFENSA', ...mudadoPor(ana) }),
      ],
      () => mudar(como(caio), aVista, edicao(caio)),
    );
  });
  it('A14 quem deixou de ver a ideia não mexe mais no que lá escreveu', async () => {
    const caminho = await guardado(caio, 'privada');
    const podia = permitido(() => mudar(como(paulo), visivel, edicao(paulo)));
    await recusa(caminho, () => mudar(como(caio), caminho, edicao(caio)), podia);
    const visivel = await guardado(paulo, 'privada');
    await podia();
  });
  it('C12 nada se apaga de verdade', async () => {
    const caminho = await guardado(caio);
    for (const quem of [caio, ana]) await soOServidor(caminho, como(quem), (banco) => apagar(banco, caminho));
  });
});
