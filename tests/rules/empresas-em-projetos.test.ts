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
import { abrirAmbiente, apagar, criar, listar, mudar, mudadoPor, negado, pegar } from './ambiente';

const { anonimo, como, semear, recusa } = await abrirAmbiente(import.meta.filename);
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
    for (const quem of [ana, mario]) {
      await pegar(como(quem), daConvidada);
      await listar(como(quem), linhas);
    }
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/2_13`]: { tipo: 2, leitura: false } });
    await negado(pegar(como(mario), daConvidada));
    await negado(listar(como(mario), linhas));
  });

  it('A22 A23 a convidada lê a própria cópia e nenhuma linha, nem a sua', { tags: 'cobertura' }, async () => {
    await semearTudo();
    await pegar(como(gilda), copia(EMPRESA_CONVIDADA));
    await listar(como(gilda), caminhosDoStatus.inscritos(EMPRESA_CONVIDADA));
    for (const quem of [gilda, xavier, lia, rui, davi]) {
      for (const linha of [daConvidada, daVizinha]) await negado(pegar(como(quem), linha));
      await negado(listar(como(quem), linhas));
    }
    for (const quem of [gilda, ana, lia, rui, davi]) {
      await negado(pegar(como(quem), copia(EMPRESA_VIZINHA)));
      await negado(listar(como(quem), caminhosDoStatus.inscritos(EMPRESA_VIZINHA)));
    }
    for (const caminho of [daConvidada, copia(EMPRESA_CONVIDADA)]) await negado(pegar(anonimo(), caminho));
    await negado(listar(como(gilda), caminhosDoStatus.status(EMPRESA_ALHEIA)));
  });

  it('sem a área ou sem 29.leitura ninguém vê os projetos da sua empresa', async () => {
    const deles = caminhosDoStatus.inscritos(EMPRESA);
    await listar(como(caio), deles);
    await semear({ [caio.referencia]: umColaborador(caio, { diagnostico: false }) });
    await negado(listar(como(caio), deles));
    await semear({ [caio.referencia]: umColaborador(caio) });
    await listar(como(caio), deles);
  });

  it('E09 ninguém escreve fase, inscrição ou cópia: nem quem organiza, nem a própria empresa', async () => {
    await semearTudo();
    const nova = caminhosDoStatus.um(EMPRESA, 'p', 'outra');
    for (const quem of [ana, mario, gilda]) {
      const banco = como(quem);
      for (const caminho of [daConvidada, copia(EMPRESA_CONVIDADA)]) {
        await recusa(caminho, () => mudar(banco, caminho, { status: 7, ...mudadoPor(quem) }));
        await recusa(caminho, () => apagar(banco, caminho));
      }
      await recusa(nova, () => criar(banco, nova, umStatus('p', 'outra')));
    }
  });
});
