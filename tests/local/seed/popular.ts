/** Many plain ideas at once, for the measurements of reads; the counter is right afterwards. */
import { contadorDeIdeiasSchema } from '@/domain/comum/contadores';
import { contadorDoAno, noContador, type Soma, SOMA_ZERO, somar } from '@/domain/pai/somas-por-dia';
import { diaDe } from '@/domain/comum/datas';
import { type Ideia, ideiaSchema, STATUS_DA_IDEIA, type StatusDaIdeia } from '@/domain/ideias/ideia';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { carimbo, type Firestore } from '@functions/banco';
import { semGatilhos } from './gatilhos';
import { type Documentos, gravar } from './gravar';
import { sorteioDe } from './sorteio';

const STATUS = STATUS_DA_IDEIA.filter((status) => status !== 'RASCUNHO');

const PALAVRAS = [
  'energia',
  'qualidade',
  'estoque',
  'seguranca',
  'embalagem',
  'treinamento',
  'clientes',
  'limpeza',
];

/** Written in pieces, so that a hundred thousand ideas never lie in memory together. */
const POR_VEZ = 8_000;

/**
 * Gives a company that exists `n` public ideas and the counters that say so. The marks beside the counter are left
 * out, because nobody changes these ideas and they would double the time.
 */
export const popular = (db: Firestore, contexto: Contexto, n: number) =>
  semGatilhos(async () => {
    const sorteio = sorteioDe(n);
    const porStatus: Partial<Record<StatusDaIdeia, number>> = {};
    const anos = new Map<string, Record<string, Soma>>();
    for (let feitas = 0; feitas < n; feitas += POR_VEZ) {
      const parte: Documentos = Array.from({ length: Math.min(POR_VEZ, n - feitas) }, (_, i) => {
        const numero = feitas + i + 1;
        const palavras = ['ideia', String(numero), ...sorteio.varios(PALAVRAS, 2)];
        const status = sorteio.um(STATUS);
        porStatus[status] = (porStatus[status] ?? 0) + 1;
        const quando = new Date(Date.now() - numero * 60_000);
        const { ano, chave } = noContador(diaDe(quando));
        const dias = anos.get(ano) ?? {};
        dias[chave] = somar(dias[chave] ?? SOMA_ZERO, { ...SOMA_ZERO, registros: 1 });
        anos.set(ano, dias);
        const id = `medida-${String(numero).padStart(6, '0')}`;
        return [caminhos.ideia(contexto, id), ideiaDeMedida(contexto, palavras, status, quando)];
      });
      await gravar(db, parte);
    }
    const contador = contadorDeIdeiasSchema.parse({ publicas: n, porStatus, updatedAt: new Date() });
    await db.doc(caminhos.contador(contexto, 'ideias')).set(contador);
    for (const [ano, dias] of anos)
      await db
        .doc(caminhos.contador(contexto, contadorDoAno('ideias', ano)))
        .set({ dias, updatedAt: new Date() });
  });

function ideiaDeMedida(contexto: Contexto, busca: string[], status: Ideia['status'], quando: Date): Ideia {
  return ideiaSchema.parse({
    ...ideiaNova,
    ...carimbo(quando, 'medida'),
    titulo: `Ideia ${busca.slice(1).join(' ')}`,
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
    tituloEmOrdem: busca.join(' '),
    busca,
  });
}
