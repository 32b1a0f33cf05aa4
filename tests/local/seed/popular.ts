/** Many plain ideas at once, for the measurements of reads; the counter is right afterwards. */
import { tokensDeBusca } from '@/domain/busca';
import { type Ideia, ideiaNova, ideiaSchema, STATUS_DA_IDEIA } from '@/domain/ideia';
import { caminhos, type Contexto } from '@/domain/paths';
import { carimbo, type Firestore } from '@functions/banco';
import { caminhoDasContadas, somarContadas } from '@functions/nucleo/contadores';
import { semGatilhos } from './gatilhos';
import { type Documentos, gravar } from './gravar';
import { sorteioDe } from './sorteio';

const STATUS = STATUS_DA_IDEIA.filter((status) => status !== 'RASCUNHO');

const PALAVRAS = [
  'energia',
  'qualidade',
  'estoque',
  'segurança',
  'embalagem',
  'treinamento',
  'clientes',
  'água',
];

/** Written in pieces, so that a hundred thousand ideas never lie in memory together. */
const POR_VEZ = 8_000;

/** Adds `n` public ideas to a company that exists. */
export const popular = (db: Firestore, contexto: Contexto, n: number) =>
  semGatilhos(async () => {
    const sorteio = sorteioDe(n);
    for (let feitas = 0; feitas < n; feitas += POR_VEZ) {
      const parte = Array.from({ length: Math.min(POR_VEZ, n - feitas) }, (_, i): Documentos => {
        const numero = feitas + i + 1;
        const texto = `Ideia ${numero} sobre ${sorteio.um(PALAVRAS)} e ${sorteio.um(PALAVRAS)}`;
        const id = `medida-${String(numero).padStart(6, '0')}`;
        const status = sorteio.um(STATUS);
        const quando = new Date(Date.now() - numero * 60_000);
        return [
          [caminhos.ideia(contexto, id), ideiaDeMedida(contexto, texto, status, quando)],
          [`${caminhoDasContadas(contexto)}/${id}`, { status }],
        ];
      });
      await gravar(db, parte.flat());
    }
    await somarContadas(db, contexto);
  });

function ideiaDeMedida(contexto: Contexto, titulo: string, status: Ideia['status'], quando: Date): Ideia {
  return ideiaSchema.parse({
    ...ideiaNova,
    ...carimbo(quando, 'medida'),
    titulo,
    descricao: 'Descrição da ideia de medida.',
    descricaoProblema: 'Problema da ideia de medida.',
    diferenciais: 'Diferenciais da ideia de medida.',
    comoAtingirObjetivo: 'Como atingir o objetivo da ideia de medida.',
    feedback: 'Retorno sobre a ideia de medida.',
    objetivo: ['Outro'],
    setores: ['Produção'],
    status,
    autorReference: caminhos.colaborador(contexto, 'medida'),
    autorNome: 'Pessoa de medida',
    regulamentoReference: null,
    regulamentoNome: '',
    participantesReferences: [],
    anexos: [],
    permitirComentarios: true,
    permitirPatrocinio: true,
    autorGostariaParticiparImplantacao: false,
    privado: false,
    publishedAt: quando,
    visibilidade: 'PUBLICA',
    busca: tokensDeBusca(titulo),
  });
}
