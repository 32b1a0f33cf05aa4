// What functions write of the diagnostic: who reads versions, corrections, means and the invited (decisions Q119, Q180, Q200), and
// that answer sheets are opened by no rule (Q160; threats E01, E02).
import { describe, it } from 'vitest';
import { TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhosDosCertificados } from '@/domain/certificados/certificado';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhoDasAdesoes } from '@/domain/diagnostico/adesao';
import { caminhoDosConvidados } from '@/domain/diagnostico/convidado';
import { caminhosDoBenchmark } from '@/domain/diagnostico/benchmark';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { caminhosDasEstatisticas } from '@/domain/diagnostico/estatisticas';
import { caminhosDaDita } from '@/domain/diagnostico/media-dita';
import { caminhosDasNotas } from '@/domain/diagnostico/nota';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { caminhosDaFolha } from '@/domain/diagnostico/resposta';
import { correcoesDe, versoesDe } from '@/domain/diagnostico/versao';
import { caminhosDasEvidencias, recebidaDe } from '@/domain/evidencias/evidencia';
import { umCertificado } from '@tests/support/certificado';
import { umaAdesao, umConvidado } from '@tests/support/convidado';
import { umColaborador } from '@tests/support/documentos';
import { umaEvidencia } from '@tests/support/evidencia';
import { umaEstatistica, umaEstatisticaDoCorte } from '@tests/support/estatistica';
import { umaMedia, umaPublicacao, umResultadoPublicado } from '@tests/support/media';
import {
  ana,
  caio,
  EMPRESA,
  EMPRESA_VIZINHA,
  gilda,
  lia,
  mario,
  marta,
  rui,
  tea,
  xavier,
} from '@tests/support/personas';
import { umaVersaoPublicada } from '@tests/support/rascunho';
import { abrirAmbiente, apagar, criar, listar, mudar, pegar, negado, permitido } from './ambiente';

const { anonimo, como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);

const LIDAS = [
  ['versões', 5, `${versoesDe(EMPRESA, 'q')}/1`, () => umaVersaoPublicada(ana)],
  ['correções', 5, `${correcoesDe(EMPRESA, 'q')}/1`, () => umaVersaoPublicada(ana)],
  ['médias', 31, caminhosDasMedias.uma(EMPRESA, 'q', 'empresa'), () => umaMedia()],
  ['estatísticas', 31, caminhosDasEstatisticas.empresa(EMPRESA, 'q', 'rota-norte'), () => umaEstatistica()],
  [
    'estatísticas por corte',
    31,
    caminhosDasEstatisticas.corte(EMPRESA, 'q', 'fase:4'),
    () => umaEstatisticaDoCorte(),
  ],
  ['publicações', 31, caminhosDaPublicacao.uma(EMPRESA, 'q'), () => umaPublicacao()],
  [
    'resultados publicados',
    31,
    caminhosDaPublicacao.resultado(EMPRESA_VIZINHA, 'q', EMPRESA.empresaId),
    () => umResultadoPublicado(),
  ],
  ['certificados', 31, caminhosDosCertificados.um(EMPRESA, umCertificado()), () => umCertificado()],
  ['convidados', 30, `${caminhoDosConvidados(EMPRESA)}/c`, () => umConvidado('Bia')],
  ['adesões', 30, `${caminhoDasAdesoes(EMPRESA)}/a`, () => umaAdesao({ idEmpresa: 'outra' })],
  ['evidências', 25, caminhosDasEvidencias.uma(EMPRESA, 'v'), () => umaEvidencia(ana)],
  [
    'evidências recebidas',
    25,
    caminhosDasEvidencias.recebida(EMPRESA, 'v'),
    () => recebidaDe(umaEvidencia(ana)),
  ],
] as const;
/** Who reads what other companies hold with the organiser (decisions P235). */
const DE_OUTRAS = [
  'médias',
  'estatísticas',
  'estatísticas por corte',
  'publicações',
  'certificados',
  'adesões',
  'evidências recebidas',
];
const deFora = [gilda, xavier, lia, rui];
const colecaoDe = (caminho: string) => caminho.slice(0, caminho.lastIndexOf('/'));

describe.each(LIDAS)('%s', (nome, modulo, caminho, documento) => {
  const deOutras = DE_OUTRAS.includes(nome);
  const [leitor, tipo] = deOutras ? [tea, 3] : [mario, 2];
  it(`lê quem lê o módulo ${modulo}, e mais ninguém`, { tags: 'cobertura' }, async () => {
    const linha = `${caminhos.autorizacao(EMPRESA)}/${tipo}_${modulo}`;
    await semear({ [caminho]: documento(), [linha]: { tipo, leitura: true } });
    const um = permitido(() => pegar(como(leitor), caminho));
    const lista = permitido(() => listar(como(leitor), colecaoDe(caminho)));
    await um();
    await lista();
    await pegar(como(ana), caminho);
    await listar(como(ana), colecaoDe(caminho));
    // A39: the flag alone shows what is the company's own, and nothing of others.
    if (deOutras)
      for (const quem of [mario, caio, marta]) {
        await semear({
          [`${caminhos.autorizacao(EMPRESA)}/${TIPO_DO_PAPEL[quem.papel]}_${modulo}`]: { leitura: true },
        });
        await negado(pegar(como(quem), caminho), um);
        await negado(listar(como(quem), colecaoDe(caminho)), lista);
      }
    // A120: of others nothing while the own company is out of use.
    if (deOutras) {
      await semear({ [leitor.referencia]: umColaborador(leitor, { empresaStatus: 'INATIVO' }) });
      await negado(pegar(como(leitor), caminho), um);
      await negado(listar(como(leitor), colecaoDe(caminho)), lista);
      await semear({ [leitor.referencia]: umColaborador(leitor) });
      await um();
    }
    await semear({ [linha]: { tipo, leitura: false } });
    for (const quem of [leitor, ...deFora]) {
      await negado(pegar(como(quem), caminho), um);
      await negado(listar(como(quem), colecaoDe(caminho)), lista);
    }
    await negado(pegar(anonimo(), caminho), um);
  });

  it('nem quem administra escreve', { tags: 'cobertura' }, async () => {
    await semear({ [caminho]: documento() });
    await soOServidor(caminho, como(ana), (banco) => mudar(banco, caminho, { nome: 'Outro' }));
    await soOServidor(caminho, como(ana), (banco) => apagar(banco, caminho));
    const novo = `${colecaoDe(caminho)}/novo`;
    await soOServidor(novo, como(ana), (banco) => criar(banco, novo, documento()));
  });
});

it('G08 G12 os lugares: nenhuma regra os abre, e ninguém marca a sua própria evidência', async () => {
  const lugar = caminhosDasEvidencias.lugar(EMPRESA, 'q', 1);
  const evidencia = caminhosDasEvidencias.uma(EMPRESA, 'v');
  await semear({ [lugar]: { evidencia: 'v' }, [evidencia]: umaEvidencia(ana) });
  const quem = [ana, mario, ...deFora].map((pessoa) => como(pessoa));
  await soOServidor([], quem, (banco) => pegar(banco, lugar));
  await soOServidor(lugar, quem, (banco) => apagar(banco, lugar));
  await soOServidor(evidencia, quem, (banco) => mudar(banco, evidencia, { conferida: true }));

  await pegar(como(ana), evidencia);
});

const folhas = (contexto: Contexto) => caminhos.daEmpresa(contexto, 'respostas');

it('E01 folhas e contatos: nenhuma regra os abre, nem a quem administra', async () => {
  for (const contexto of [EMPRESA, EMPRESA_VIZINHA]) {
    const folha = `${folhas(contexto)}/r`;
    const contato = caminhosDaFolha.contato(folha);
    await semear({ [folha]: { idRespondente: ana.uid, createdBy: ana.uid }, [contato]: { nome: 'Ana' } });
    for (const quem of [ana, mario, ...deFora]) {
      await soOServidor([], como(quem), (banco) => pegar(banco, folha));
      await soOServidor([], como(quem), (banco) => pegar(banco, contato));
      await soOServidor([], como(quem), (banco) => listar(banco, folhas(contexto)));
      await soOServidor(folha, como(quem), (banco) => mudar(banco, folha, { pausado: false }));
      await soOServidor(folha, como(quem), (banco) => apagar(banco, folha));
    }
  }
});

it('A15 E12 notas de avaliadores: nenhuma regra as abre, nem a quem as deu ou administra', async () => {
  const nota = caminhosDasNotas.uma(EMPRESA, 'empresa_g1_4_ana');
  const marca = `${caminhosDasMedias.avaliadas(caminhosDasMedias.uma(EMPRESA, 'q', 'empresa'))}/nota`;
  // The means of one evaluator are the score: who reads the company's means must not find them there.
  const avaliacao = caminhosDasMedias.avaliacao(EMPRESA, 'q', 'empresa');
  for (const caminho of [nota, marca, avaliacao]) {
    await semear({
      [caminho]: { respondente: ana.uid, createdBy: ana.uid, nota: 80_00, desconsiderado: false },
    });
    for (const quem of [ana, mario, ...deFora]) {
      await soOServidor([], como(quem), (banco) => pegar(banco, caminho));
      await soOServidor([], como(quem), (banco) => listar(banco, colecaoDe(caminho)));
      await soOServidor(caminho, como(quem), (banco) =>
        mudar(banco, caminho, { nota: 100_00, desconsiderado: true }),
      );
      await soOServidor(caminho, como(quem), (banco) => apagar(banco, caminho));
    }
    await soOServidor([], anonimo(), (banco) => pegar(banco, caminho));
  }
  const outra = caminhosDasNotas.uma(EMPRESA, 'empresa_g2_4_ana');
  await soOServidor(outra, como(ana), (banco) => criar(banco, outra, { respondente: ana.uid, nota: 100_00 }));
});

it('A36 A37 o que se conta às empresas e o que espera: nenhuma regra o abre, nem a quem organiza', async () => {
  for (const contexto of [EMPRESA, EMPRESA_VIZINHA])
    for (const caminho of [
      caminhosDoBenchmark.comparacao(contexto, 'q'),
      caminhosDaDita.uma(contexto, 'q', EMPRESA.empresaId),
      caminhosDaDita.folha(contexto, 'q', EMPRESA.empresaId, 'r'),
    ]) {
      await semear({ [caminho]: { idEmpresa: EMPRESA.empresaId, notas: { g1: 80_00 } } });
      for (const quem of [ana, mario, ...deFora]) {
        await soOServidor([], como(quem), (banco) => pegar(banco, caminho));
        await soOServidor([], como(quem), (banco) => listar(banco, colecaoDe(caminho)));
        await soOServidor(caminho, como(quem), (banco) => mudar(banco, caminho, { notas: {} }));
        await soOServidor(caminho, como(quem), (banco) => apagar(banco, caminho));
      }
    }
});
