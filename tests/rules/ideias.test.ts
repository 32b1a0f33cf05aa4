import { describe, it } from 'vitest';
import { LIMITE } from '@/domain/fields';
import type { Ideia } from '@/domain/ideia';
import { caminhos } from '@/domain/paths';
import { umaIdeia } from '@tests/support/documentos';
import { clara, EMPRESA, type Persona } from '@tests/support/personas';
import { abrirAmbiente, agora, criadoAgora, criar, mudadoPor, mudar, novoId } from './ambiente';

const { como } = await abrirAmbiente(import.meta.filename);
const ideias = caminhos.ideias(EMPRESA);

const nova = () => `${ideias}/${novoId('nova')}`;
const rascunho = (mudancas: Partial<Ideia> = {}) => criadoAgora(umaIdeia(clara, mudancas));

describe('criar ideia', () => {
  it('nasce como rascunho de quem a escreve', () => criar(como(clara), nova(), rascunho()));
  it('nasce sem regulamento, sem nada de especial', () =>
    criar(como(clara), nova(), rascunho({ regulamentoReference: null, regulamentoNome: '' })));
  it('cheia até os limites ainda cabe na avaliação das regras, ao criar, editar e publicar', async () => {
    const caminho = nova();
    await criar(como(clara), caminho, rascunho({ ...cheia(caminho), anexos: [] }));
    await mudar(como(clara), caminho, {
      ...cheia(caminho),
      titulo: 'Outro título',
      permitirComentarios: false,
      ...mudadoPor(clara),
    });
    await mudar(como(clara), caminho, publicacao(clara));
  });
});
/** What publishing writes. */
const publicacao = (quem: Persona) => ({
  status: 'NOVA_IDEIA',
  publishedAt: agora(),
  visibilidade: 'PUBLICA',
  ...mudadoPor(quem),
});
/** Content with every field as long as it may be. */
const cheia = (caminho: string): Partial<Ideia> => ({
  titulo: 't'.repeat(LIMITE.titulo),
  descricao: 'd'.repeat(LIMITE.textoLongo),
  objetivo: Array.from({ length: 10 }, (_, i) => `Objetivo ${i} `.padEnd(80, 'x')),
  setores: Array.from({ length: 60 }, (_, i) => `Setor ${i}`.padEnd(60, 'x')),
  participantesReferences: Array.from({ length: 50 }, (_, i) => caminhos.colaborador(EMPRESA, `pessoa${i}`)),
  busca: Array.from({ length: LIMITE.busca }, (_, i) => `t${i}`),
  anexos: Array.from({ length: LIMITE.anexos }, (_, i) => ({
    path: `${caminho}/a1b2c3d4-arquivo-${i}.pdf`,
    name: `Arquivo ${i}.pdf`,
    size: 20 * 1024 * 1024,
    type: 'application/pdf',
  })),
});
