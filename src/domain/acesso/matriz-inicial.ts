/** What a new company's matrix holds; apart from the schemas, which every session reads with. */
import { CODIGOS, FLAGS } from './areas';
import { type Autorizacao, type FlagsDoModulo, idDaAutorizacao } from './autorizacao';
import type { CampoDeAuditoria } from '@/domain/comum/campos';
import { MODULOS } from './modulos';
import type { PerfilInicial } from './perfil-inicial';
import { recomenda } from './perfil-recomendado';
import { permissoesEmTexto } from './permissoes-em-texto';
import { PAPEIS, ROTULO_DO_PAPEL, TIPO_DO_PAPEL, type Papel } from './papeis';

interface EntradaInicial {
  id: string;
  papel: Papel;
  dados: Omit<Autorizacao, CampoDeAuditoria>;
}

/**
 * The 180 entries a new company starts with. Every flag is true for the five roles (part 1 §6, decisions P11), unless
 * its set-up chose the preset (decisions P28).
 */
export function matrizInicial(perfil: PerfilInicial = 'ABERTO'): EntradaInicial[] {
  return PAPEIS.flatMap((papel) =>
    CODIGOS.map((codigo) => ({
      id: idDaAutorizacao(papel, codigo),
      papel,
      dados: {
        tipo: TIPO_DO_PAPEL[papel],
        tipoAutorizacao: codigo,
        label: `${ROTULO_DO_PAPEL[papel]}: ${MODULOS[codigo].label}`,
        ...(Object.fromEntries(
          FLAGS.map((flag) => [flag, perfil === 'ABERTO' || recomenda(papel, codigo, flag)]),
        ) as Record<(typeof FLAGS)[number], boolean>),
      },
    })),
  );
}

/** What a membership of the role carries in a new company. */
export const permissoesIniciais = (papel: Papel = 'ADMIN', perfil?: PerfilInicial): string =>
  permissoesEmTexto(
    Object.fromEntries(
      matrizInicial(perfil)
        .filter((entrada) => entrada.papel === papel)
        .map(({ dados }): [string, FlagsDoModulo] => [String(dados.tipoAutorizacao), dados]),
    ),
  );
