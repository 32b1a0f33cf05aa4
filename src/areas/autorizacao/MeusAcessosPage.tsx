/**
 * `/acessoPagina`, 'Meus acessos': whom to ask for more, and what the person's role may do (decisions P5). People come
 * here from a refusal. An administrator may do everything, and a table of that says nothing.
 */
import { Anchor, Stack, Text } from '@mantine/core';
import { AREAS, CODIGOS, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { AdministradoresDaEmpresa } from './AdministradoresDaEmpresa';
import { TabelaDeAcessos } from './TabelaDeAcessos';

export function MeusAcessosPage() {
  const { quem, colaborador, empresa } = useSessaoAtiva();
  const admin = quem.papel === 'ADMIN';
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/acessoPagina')} />
      <TituloDaPagina titulo={nomeDaTela('/acessoPagina')}>
        Em {empresa.nomeFantasia}, o seu perfil é {ROTULO_DO_PAPEL[quem.papel]}.
      </TituloDaPagina>
      {admin ? (
        <Text>
          Administradores acessam todas as áreas e todos os módulos da empresa.{' '}
          <Anchor component={Link} to={para('/autorizacoes')}>
            Ver o que cada perfil pode
          </Anchor>
        </Text>
      ) : null}
      <AdministradoresDaEmpresa admin={admin} />
      {admin
        ? null
        : AREAS.map((area) => (
            <TabelaDeAcessos
              key={area}
              titulo={ROTULO_DA_AREA[area]}
              aberta={colaborador[area]}
              modulos={CODIGOS.filter((codigo) => MODULOS[codigo].area === area)}
            />
          ))}
    </Stack>
  );
}
