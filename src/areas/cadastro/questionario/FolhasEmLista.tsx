/**
 * Sheets and how far each is; those that the person may read lead to their answers. Plain elements, because there may be
 * hundreds.
 */
import type * as z from 'zod/mini';
import type { folhas } from '@/domain/contratos/respostas';
import { ROTULO_DA_FOLHA } from '@/domain/diagnostico/resposta';
import { para } from '@/domain/telas/enderecos';
import { Link } from '@/ui/moldura/Link';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { dataHora } from '@/ui/texto/formatos';
import classes from './FolhasEmLista.module.css';

export type FolhaEmLista = z.infer<typeof folhas.saida>['folhas'][number];

const COR = {
  aguardando: 'blue',
  pausada: 'orange',
  finalizada: 'teal',
  fora: 'gray',
  foraDaFase: 'gray',
} as const;

/** An opened sheet without an answer waits for nobody: it was opened. */
const rotuloDe = ({ situacao, etapa }: FolhaEmLista) =>
  situacao === 'aguardando'
    ? 'Aberto'
    : situacao === 'pausada'
      ? `Pausado na etapa ${etapa + 1}`
      : ROTULO_DA_FOLHA[situacao];

const semNome = ({ finalizadoEm }: FolhaEmLista) =>
  finalizadoEm ? 'Respondente sem nome' : 'Respondente em preenchimento';

interface Props {
  lista: readonly FolhaEmLista[];
  rotulo: string;
  /** Where the lines are of one person they are named by the questionnaire, otherwise by the person. */
  de: 'pessoa' | 'questionario';
  /** Where a sheet is read; its answers alone, unless told. */
  leva?: (folha: FolhaEmLista) => string;
}

const asRespostas = ({ idEmpresa, idRespondente, questionarioId }: FolhaEmLista) =>
  para('/visualizarQuestionario/:idEmpresa/:idRespondente/:questionarioId', {
    idEmpresa,
    idRespondente,
    questionarioId,
  });

export function FolhasEmLista({ lista, rotulo, de, leva = asRespostas }: Props) {
  return (
    <ul className={classes.lista} aria-label={rotulo}>
      {lista.map((folha) => {
        const { id, idEmpresa, finalizadoEm } = folha;
        const nome = de === 'pessoa' ? folha.questionario : (folha.nome ?? semNome(folha));
        return (
          <li key={`${idEmpresa}/${id}`} className={classes.linha}>
            <div className={classes.texto}>
              <p className={classes.nome}>{nome}</p>
              <p className={classes.sob}>
                {de === 'pessoa' ? folha.projeto : ''}
                {de === 'pessoa' && finalizadoEm ? ' · ' : ''}
                {finalizadoEm ? `Respondido em ${dataHora(new Date(finalizadoEm))}` : ''}
              </p>
            </div>
            <StatusBadge cor={COR[folha.situacao]}>{rotuloDe(folha)}</StatusBadge>
            {folha.podeVer && (finalizadoEm || folha.situacao === 'foraDaFase') ? (
              <Link to={leva(folha)} className={classes.ver} aria-label={`Ver respostas: ${nome}`}>
                Ver respostas
              </Link>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
