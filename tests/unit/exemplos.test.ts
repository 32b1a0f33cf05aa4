// @vitest-environment node
// Two fields of one kind with one value hide a mistake between them: no example document has any but those named here.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { camposIguais, EXEMPLOS } from '@tests/support/todosOsExemplos';

/** Whoever made it was the last to write it, and at once. */
const CARIMBO = ['createdAt = updatedAt', 'createdBy = updatedBy'];
const SEM_PONTOS = 'rankingByMoedas.totalMoedas = totalComentarios';

/** What is still the same, until each is told apart. A line that holds no more fails too. */
const IGUAIS: Record<string, readonly string[]> = {
  umColaborador: CARIMBO,
  // A person is invited to the own company.
  umConvite: ['idEmpresa = idEmpresaColaboradorConvidado'],
  umaEmpresa: CARIMBO,
  umRegulamentoDeDesafios: CARIMBO,
  umRegulamento: CARIMBO,
  umaCampanha: CARIMBO,
  umaIdeia: [
    ...CARIMBO,
    'rankingByLikes.fromLastUpdate = rankingByMoedas.fromLastUpdate',
    'rankingByLikes.totalLikes = rankingByMoedas.totalMoedas = totalComentarios',
    'status = visibilidade',
  ],
  umaIdeiaPublicada: [
    'createdAt = publishedAt = updatedAt',
    'createdBy = updatedBy',
    'rankingByLikes.fromLastUpdate = rankingByMoedas.fromLastUpdate',
    'rankingByLikes.totalLikes = rankingByMoedas.totalMoedas = totalComentarios',
  ],
  umComentario: CARIMBO,
  umaMovimentacao: CARIMBO,
  umMarco: CARIMBO,
  umComite: ['createdAt = startedAt = updatedAt', 'createdBy = updatedBy'],
  unsCriterios: CARIMBO,
  umasVisoes: CARIMBO,
  umPatrocinio: CARIMBO,
  umaCarteira: CARIMBO,
  umVinculo: CARIMBO,
  umRetorno: CARIMBO,
  umCaso: [...CARIMBO],
  umComunicado: CARIMBO,
  umProjeto: CARIMBO,
  umStatus: CARIMBO,
  umasVagas: CARIMBO,
  umaPontuacao: CARIMBO,
  umaPosicao: ['createdAt = updatedAt'],
  umPai: [
    'createdAt = publicadoEm',
    'tendencias.curtidas = tendencias.moedas',
    'totais.comentarios = totais.curtidas = totais.moedas',
  ],
  umRascunhoDeDesafio: [...CARIMBO, SEM_PONTOS],
  umDesafio: ['createdAt = publishedAt = updatedAt', 'createdBy = updatedBy', SEM_PONTOS],
  umCronograma: [...CARIMBO, 'emEspera = ocupadas'],
  umaInscricao: ['createdAt = data = updatedAt', 'createdBy = updatedBy'],
  umEvento: CARIMBO,
  umaSolucao: CARIMBO,
  umaEvidencia: [...CARIMBO, 'arquivo.name = nomeArquivo', 'idEmpresa = idEmpresaColaborador'],
  umConvidado: ['createdAt = enviadoEm = updatedAt', 'etapa = lembretes'],
  umaAdesao: [
    'contagens.aguardando = contagens.respondido = setores.Compras.aguardando = setores.Vendas.respondido',
    'idEmpresa = organizadora',
  ],
  umaMedia: [
    'fase = folhas = grupos.g1.n = grupos.g2.n = versoes.1',
    'grupos.g1.pesoNota = grupos.g2.pesoNota',
  ],
};

it.each(Object.entries(EXEMPLOS))('%s', (nome, fazer) => {
  expect(camposIguais(fazer()).toSorted()).toEqual((IGUAIS[nome] ?? []).toSorted());
});

it('nenhum dos documentos de exemplo fica de fora', () => {
  const paginas = ['documentos', 'desafio', 'imersao', 'evidencia', 'convidado', 'certificado', 'media'];
  const feitos = paginas.flatMap((pagina) =>
    [
      ...readFileSync(`tests/support/${pagina}.ts`, 'utf8').matchAll(
        /^export (?:const|function) ((?:uma|um|umas|uns)[A-Z]\w*)/gm,
      ),
    ].map(([, nome = '']) => nome),
  );
  const fora = ['umLinkDeEvidencia', 'umaCategoria', 'umaPublicacao', 'umResultadoPublicado'];
  expect(feitos.length).toBeGreaterThan(40);
  expect(feitos.filter((nome) => !(nome in EXEMPLOS) && !fora.includes(nome))).toEqual([]);
});
