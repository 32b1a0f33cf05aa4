/** Phases of a project in their order, each with how many of its companies stand in it. */
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import type { ComId } from '@/domain/comum/campos';
import { fasesDe, type Projeto } from '@/domain/projetos/projeto';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { totalEmPalavras } from '@/ui/lista/total';
import { Link } from '@/ui/moldura/Link';
import dela from './Inicio.module.css';

export function FasesDoProjeto({ projeto }: { projeto: ComId<Projeto> }) {
  const fases = fasesDe(projeto).filter(({ checked }) => checked);
  const { data, isError } = useQuery(
    empresasDoProjetoData.contagens(
      useSessaoAtiva(),
      projeto.id,
      fases.map(({ id }) => id),
    ),
  );
  return (
    <>
      {isError ? <Text size="sm">Não foi possível contar as empresas.</Text> : null}
      <ol className={dela.fases} aria-label={`Fases de ${projeto.nome}`}>
        {fases.map(({ id, titulo, cor }, i) => (
          <li key={id} className={dela.fase} style={{ borderTopColor: cor }}>
            <Anchor
              component={Link}
              to={para('/convidarEmpresa/:projetoId', { projetoId: projeto.id }, { fase: String(id) })}
            >
              {titulo}
            </Anchor>
            <Text size="sm" c="dimmed">
              {data ? totalEmPalavras(data.emFases[i] ?? 0, 'empresa', 'empresas') : '…'}
            </Text>
          </li>
        ))}
      </ol>
    </>
  );
}
