/** What happened last to public ideas: published, moved by the committee, or edited. */
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BlocoDePais } from '@/areas/pais/BlocoDePais';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideias/ideia';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { painelData } from './painel.data';
import classes from '@/areas/pais/Painel.module.css';

/** Published and moved are written with the same time as `updatedAt`; whatever comes later is an edit. */
function oQueHouve({ publishedAt, updatedAt, ultimaMovimentacao, status, autorNome }: Ideia): string {
  if (publishedAt?.getTime() === updatedAt.getTime()) return `Publicada por ${autorNome}`;
  if (ultimaMovimentacao) return `Agora em: ${APARENCIA_DO_STATUS[status].rotulo}`;
  return 'Atualizada';
}

export function AtividadeRecente() {
  return (
    <BlocoDePais
      oQue="ideias"
      titulo="Atividade recente"
      altura={300}
      consulta={useQuery(painelData.recentes(useSessaoAtiva()))}
      vazio="O que acontecer com as ideias da empresa aparece aqui."
    >
      {({ itens: ideias }) => (
        <ul className={classes.lista}>
          {ideias.map((ideia) => (
            <li key={ideia.id} className={classes.linha}>
              <div className={classes.nomes}>
                <Link to={para('/ideias/:ideiaId', { ideiaId: ideia.id })} className={classes.titulo}>
                  {ideia.titulo}
                </Link>
                <Text size="xs" c="dimmed">
                  {oQueHouve(ideia)} · <RelativeTime valor={ideia.updatedAt} />
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </BlocoDePais>
  );
}
