// Companies in projects: the organiser's rows, and what a company reads of its own (part 3 §3; threats A22, A23, E09).
import { describe, it } from 'vitest';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDoStatus, projetar } from '@/domain/projetos/status';
import { umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import {
  ana,
  caio,
  davi,
  EMPRESA,
  EMPRESA_ALHEIA,
  EMPRESA_CONVIDADA,
  EMPRESA_VIZINHA,
  gilda,
  lia,
  mario,
  rui,
  xavier,
} from '@tests/support/personas';
import { abrirAmbiente, apagar, criar, listar, mudar, negado, pegar, permitido, mudadoPor } from './ambiente';

const { anonimo, como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);
const linhas = caminhosDoStatus.status(EMPRESA);
const daConvidada = caminhosDoStatus.um(EMPRESA, 'p', EMPRESA_CONVIDADA.empresaId);
const daVizinha = caminhosDoStatus.um(EMPRESA, 'p', EMPRESA_VIZINHA.empresaId);
const copia = ({ empresaId }: Contexto) => caminhosDoStatus.inscrito(EMPRESA, 'p', empresaId);

const semearTudo = () => {
  const projeto = umProjeto(ana);
  const [uma, outra] = [EMPRESA_CONVIDADA, EMPRESA_VIZINHA].map(({ empresaId }) => umStatus('p', empresaId));
  if (!uma || !outra) throw new Error('faltam empresas');
  return semear({
    [daConvidada]: uma,
    [daVizinha]: outra,
    [copia(EMPRESA_CONVIDADA)]: projetar(uma, projeto, EMPRESA),
    [copia(EMPRESA_VIZINHA)]: projetar(outra, projeto, EMPRESA),
  });
};

describe('empresas em projetos', () => {
  it('as linhas são de quem organiza e lê projetos', { tags: 'cobertura' }, async () => {
    await semearTudo();
    const linha = permitido(() => pegar(como(mario), daConvidada));
    const todas = permitido(() => listar(como(mario), linhas));
    await linha();
    await todas();
    await pegar(como(ana), daConvidada);
    await listar(como(ana), linhas);
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/2_13`]: { tipo: 2, leitura: false } });
    await negado(pegar(como(mario), daConvidada), linha);
    await negado(listar(como(mario), linhas), todas);
  });

  it('A120 quem organiza e ficou inativa não lê as linhas; as suas próprias inscrições, sim', async () => {
    await semearTudo();
    const inscritos = caminhosDoStatus.inscritos(EMPRESA);
    const linha = permitido(() => pegar(como(mario), daConvidada));
    const todas = permitido(() => listar(como(mario), linhas));
    const suas = permitido(() => listar(como(mario), inscritos));
    await linha();
    await todas();
    await semear({ [mario.referencia]: umColaborador(mario, { empresaStatus: 'INATIVO' }) });
    await negado(pegar(como(mario), daConvidada), suas);
    await negado(listar(como(mario), linhas), suas);
    await suas();
    await semear({ [mario.referencia]: umColaborador(mario) });
    await linha();
    await todas();
  });

  it('A22 A23 a convidada lê a própria cópia e nenhuma linha, nem a sua', { tags: 'cobertura' }, async () => {
    await semearTudo();
    const propria = permitido(() => pegar(como(gilda), copia(EMPRESA_CONVIDADA)));
    const inscritos = permitido(() => listar(como(gilda), caminhosDoStatus.inscritos(EMPRESA_CONVIDADA)));
    const todas = permitido(() => listar(como(ana), linhas));
    await propria();
    await inscritos();
    for (const quem of [gilda, xavier, lia, rui, davi]) {
      for (const linha of [daConvidada, daVizinha])
        await negado(pegar(como(quem), linha), () => pegar(como(ana), linha));
      await negado(listar(como(quem), linhas), todas);
    }
    await todas();
    for (const quem of [gilda, ana, lia, rui, davi]) {
      await negado(pegar(como(quem), copia(EMPRESA_VIZINHA)), propria);
      await negado(listar(como(quem), caminhosDoStatus.inscritos(EMPRESA_VIZINHA)), inscritos);
    }
    await negado(pegar(anonimo(), daConvidada), () => pegar(como(ana), daConvidada));
    await negado(pegar(anonimo(), copia(EMPRESA_CONVIDADA)), propria);
    await negado(listar(como(gilda), caminhosDoStatus.status(EMPRESA_ALHEIA)), todas);
  });

  it('sem a área ou sem 29.leitura ninguém vê os projetos da sua empresa', async () => {
    const deles = caminhosDoStatus.inscritos(EMPRESA);
    await listar(como(caio), deles);
    await semear({ [caio.referencia]: umColaborador(caio, { diagnostico: false }) });
    const podia = permitido(() => listar(como(caio), deles));
    await negado(listar(como(caio), deles), podia);
    await semear({ [caio.referencia]: umColaborador(caio) });
    await podia();
  });

  it('E09 ninguém escreve fase, inscrição ou cópia: nem quem organiza, nem a própria empresa', async () => {
    await semearTudo();
    const nova = caminhosDoStatus.um(EMPRESA, 'p', 'outra');
    for (const quem of [ana, mario, gilda]) {
      const banco = como(quem);
      for (const caminho of [daConvidada, copia(EMPRESA_CONVIDADA)]) {
        await soOServidor(caminho, banco, (banco) =>
          mudar(banco, caminho, { status: 7, ...mudadoPor(quem) }),
        );
        await soOServidor(caminho, banco, (banco) => apagar(banco, caminho));
      }
      await soOServidor(nova, banco, (banco) => criar(banco, nova, umStatus('p', 'outra')));
    }
  });
});
